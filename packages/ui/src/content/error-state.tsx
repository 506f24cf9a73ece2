import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import './state.css';

export interface ErrorStateProps {
  /** What could not be shown. */
  title: string;
  /** Why, in words of the error catalogue or of the server. */
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The next try is under way. */
  isRetrying?: boolean | undefined;
}

/** Stands in the place of data that could not be loaded. */
export function ErrorState({ title, message, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div className="sa-state is-error" role="alert">
      <Icon name="error" size={32} />
      <p className="sa-state__title">{title}</p>
      {message && <div className="sa-state__message">{message}</div>}
      {onRetry && (
        <Button busy={isRetrying} onClick={onRetry}>
          {__('Retry', 'woocommerce')}
        </Button>
      )}
    </div>
  );
}
