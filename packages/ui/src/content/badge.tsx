import type { ReactNode } from 'react';
import { classes } from '../theme/classes';
import './badge.css';

export interface BadgeProps {
  /** The visible count. */
  count: number;
  /** The text for screen readers, such as `3 unfinished tasks`. */
  label?: string | undefined;
}

/** A count next to a title. */
export function Badge({ count, label }: BadgeProps) {
  return (
    <span className="sa-badge" role={label ? 'img' : undefined} aria-label={label}>
      {count}
    </span>
  );
}

export interface PillProps {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'error' | undefined;
}

/** A short label, such as `Recommended`. */
export function Pill({ children, tone = 'neutral' }: PillProps) {
  return <span className={classes('sa-pill', `is-${tone}`)}>{children}</span>;
}
