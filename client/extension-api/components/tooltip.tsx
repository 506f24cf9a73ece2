import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Tooltip as OwnTooltip } from '@admin/ui';

/** A button, by default a help icon, with a tooltip. */
export const Tooltip = (props: {
  text: ReactNode;
  children?: ReactNode;
  helperText?: string;
  className?: string;
}) => (
  <OwnTooltip text={props.text}>
    <Button
      className={props.className}
      {...(props.children === undefined ? { icon: 'help' } : {})}
      aria-label={props.helperText ?? __('Help', 'store-admin')}
    >
      {props.children}
    </Button>
  </OwnTooltip>
);
