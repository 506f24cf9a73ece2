import type { ComponentProps } from 'react';
import { classes } from '../theme/classes';
import './busy.css';

interface BusyProps extends ComponentProps<'div'> {
  isBusy: boolean;
}

/** Marks outdated data while new data loads: after a moment it turns gray with a progress line above it. */
export const Busy = ({ isBusy, className, ...props }: BusyProps) => (
  <div {...props} className={classes('sa-busy', className)} aria-busy={isBusy} />
);
