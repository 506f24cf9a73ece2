import type { HTMLAttributes } from 'react';
import { classes } from '../theme/classes';
import './visually-hidden.css';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** `output` is read out when it changes. */
  as?: 'span' | 'output' | undefined;
}

/** For those who listen: the words are there, but take no place on the screen. */
export function VisuallyHidden({ as: Tag = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className={classes('sa-visually-hidden', className)} />;
}
