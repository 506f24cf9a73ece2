import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import './state.css';

export interface ErrorStateProps {
  /** What failed to load. */
  title: string;
  /** The error message. */
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Whether a retry is running. */
  isRetrying?: boolean | undefined;
}

/** Shown if data failed to load. */
export function ErrorState({ title, message, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div className="sa-state is-error" role="alert">
      <Icon name="error" size={32} />
      <p className="sa-state__title">{title}</p>
      {message && <div className="sa-state__message">{message}</div>}
      {onRetry && (
        <Button busy={isRetrying} onClick={onRetry}>
          {__('Retry', 'store-admin')}
        </Button>
      )}
    </div>
  );
}
