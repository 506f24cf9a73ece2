import type { ReactNode } from 'react';
import { classes } from '../theme/classes';
import './badge.css';

export interface BadgeProps {
  /** The number seen. */
  count: number;
  /** The sentence heard in its place: `3 unfinished tasks`. */
  label?: string | undefined;
}

/** A count beside a title. */
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

/** A word or two that mark something: `Recommended`. */
export function Pill({ children, tone = 'neutral' }: PillProps) {
  return <span className={classes('sa-pill', `is-${tone}`)}>{children}</span>;
}
