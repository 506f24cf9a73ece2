import { __ } from '@wordpress/i18n';
import { VisuallyHidden } from '../accessibility/visually-hidden';
import { classes } from '../theme/classes';
import './spinner.css';

export interface SpinnerProps {
  /** The text for screen readers. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Spinner({ label = __('Loading…', 'store-admin'), className }: SpinnerProps) {
  return (
    <output className={classes('sa-spinner', className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
