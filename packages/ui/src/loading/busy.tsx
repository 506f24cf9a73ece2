import type { ComponentProps } from 'react';
import { classes } from '../theme/classes';
import './busy.css';

interface BusyProps extends ComponentProps<'div'> {
  isBusy: boolean;
}

/**
 * Data of before while newer data loads. When that takes a moment it loses its colors, and a line runs above it; nothing moves.
 */
export const Busy = ({ isBusy, className, ...props }: BusyProps) => (
  <div {...props} className={classes('sa-busy', className)} aria-busy={isBusy} />
);
