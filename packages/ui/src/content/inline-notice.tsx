import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { classes } from '../theme/classes';
import './inline-notice.css';

export type Status = 'info' | 'success' | 'warning' | 'error';

export interface InlineNoticeProps {
  status: Status;
  children: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
}

/** A message next to its subject. Errors are announced assertively, others politely. */
export function InlineNotice({ status, children, actions, className }: InlineNoticeProps) {
  return (
    <div
      className={classes('sa-inline-notice', `is-${status}`, className)}
      role={status === 'error' ? 'alert' : 'status'}
    >
      <Icon name={status} size={20} />
      <div className="sa-inline-notice__content">{children}</div>
      {actions && <div className="sa-inline-notice__actions">{actions}</div>}
    </div>
  );
}
