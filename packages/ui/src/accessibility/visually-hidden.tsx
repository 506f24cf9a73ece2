import type { HTMLAttributes } from 'react';
import { classes } from '../theme/classes';
import './visually-hidden.css';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** `output` is announced when it changes. */
  as?: 'span' | 'output' | undefined;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className={classes('sa-visually-hidden', className)} />;
}
