import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Icon, type IconName } from '@admin/ui';

interface StatusNoteProps {
  icon?: IconName;
  /** Something went wrong, which is said at once. */
  isAlert?: boolean;
  text: string;
  /** What can be done about it. */
  action: { label: string; isBusy?: boolean; onPress: () => void };
  /** Where else to look. */
  children?: ReactNode;
}

/** A sentence about the metrics, and what can be done about it. */
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

/** What could not be read, which is tried again. */
export const LoadError = ({ text, failure, onRetry }: LoadErrorProps) => (
  <StatusNote
    icon="warning"
    isAlert
    text={`${text} ${failure.message}`}
    action={{ label: __('Retry', 'woocommerce'), onPress: onRetry }}
  />
);
