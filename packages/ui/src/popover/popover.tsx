import * as Ariakit from '@ariakit/react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../theme/classes';
import '../popup/popup.css';

interface PopoverProps {
  /** The popover's accessible name. */
  label: string;
  /** The button that opens it. */
  button: ReactElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A button with a non-modal dialog beside it: the dialog takes the focus, and closes on Escape and when focus moves
 * elsewhere.
 */
export const Popover = (props: PopoverProps) => (
  <Ariakit.PopoverProvider open={props.isOpen} setOpen={props.onOpenChange} placement="bottom-start">
    <Ariakit.PopoverDisclosure render={props.button} />
    <Ariakit.Popover
      className={classes('sa-popup', props.className)}
      aria-label={props.label}
      portal
      unmountOnHide
      gutter={4}
      wrapperProps={{ className: 'sa-popover' }}
    >
      {props.children}
    </Ariakit.Popover>
  </Ariakit.PopoverProvider>
);
