import * as Ariakit from '@ariakit/react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../theme/classes';
import '../popup/popup.css';

interface PopoverProps {
  /** Of what opens. */
  label: string;
  /** What opens it. */
  button: ReactElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A button, and a dialog beside it that leaves the page as it is: it takes the focus, and goes by Escape, and when somebody goes on elsewhere. */
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
