import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/shapes';
import './state.css';

export interface EmptyStateProps {
  title: string;
  /** What to do next. */
  message?: ReactNode;
  icon?: IconName | undefined;
  actions?: ReactNode;
}

/** Shown if there is no data yet. */
export function EmptyState({ title, message, icon, actions }: EmptyStateProps) {
  return (
    <div className="sa-state">
      {icon && <Icon name={icon} size={32} />}
      <p className="sa-state__title">{title}</p>
      {message && <div className="sa-state__message">{message}</div>}
      {actions}
    </div>
  );
}
