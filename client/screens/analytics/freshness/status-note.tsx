import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Icon, type IconName } from '@admin/ui';

interface StatusNoteProps {
  icon?: IconName;
  /** Whether it is an error, announced immediately. */
  isAlert?: boolean;
  text: string;
  /** The available action. */
  action: { label: string; isBusy?: boolean; onPress: () => void };
  /** Links to related screens. */
  children?: ReactNode;
}

/** A sentence about the metrics with an action. */
export const StatusNote = ({ icon, isAlert = false, text, action, children }: StatusNoteProps) => (
  <span className="sa-freshness__missing" role={isAlert ? 'alert' : undefined}>
    {icon && <Icon name={icon} size={16} />}
    <span>{text}</span>{' '}
    <Button variant="link" busy={action.isBusy} onClick={action.onPress}>
      {action.label}
    </Button>
    {children}
  </span>
);

interface LoadErrorProps {
  text: string;
  failure: { readonly message: string };
  onRetry: () => void;
}

/** A load error with a retry button. */
export const LoadError = ({ text, failure, onRetry }: LoadErrorProps) => (
  <StatusNote
    icon="warning"
    isAlert
    text={`${text} ${failure.message}`}
    action={{ label: __('Retry', 'store-admin'), onPress: onRetry }}
  />
);
