import type { ErrorInfo, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, EmptyState, ErrorBoundary as OwnErrorBoundary } from '@admin/ui';

/** Is in the place of what is not there yet, with what to do about it. */
export const EmptyContent = (props: {
  title: string;
  message?: ReactNode;
  actionLabel?: string;
  actionURL?: string;
  actionCallback?: () => void;
  secondaryActionLabel?: string;
  secondaryActionURL?: string;
  secondaryActionCallback?: () => void;
}) => (
  <EmptyState
    title={props.title}
    message={props.message}
    actions={
      <span className="sa-surface-row">
        {props.actionLabel && (
          <Button variant="primary" href={props.actionURL} onClick={props.actionCallback}>
            {props.actionLabel}
          </Button>
        )}
        {props.secondaryActionLabel && (
          <Button href={props.secondaryActionURL} onClick={props.secondaryActionCallback}>
            {props.secondaryActionLabel}
          </Button>
        )}
      </span>
    }
  />
);

const reload = () => window.location.reload();

/** Is in the place of figures that could not be read. */
export const AnalyticsError = ({ className }: { className?: string }) => (
  <div className={className} role="alert">
    <EmptyState
      icon="error"
      title={__('There was an error getting your stats. Please try again.', 'woocommerce')}
      actions={<Button onClick={reload}>{__('Reload', 'woocommerce')}</Button>}
    />
  </div>
);

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly errorMessage?: ReactNode;
  readonly showActionButton?: boolean;
  readonly actionLabel?: string;
  /** Called in the place of loading the page again. */
  readonly actionCallback?: (error: unknown) => void;
  /** Whether what broke is tried once more after that. */
  readonly resetErrorAfterAction?: boolean;
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
}

/** Contains what breaks below it, and offers another try. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const { showActionButton = true, resetErrorAfterAction = true, actionCallback = reload } = props;
  const fallback = (error: unknown, reset: () => void) => {
    const act = () => {
      actionCallback(error);
      if (resetErrorAfterAction) reset();
    };
    return (
      <div role="alert">
        <EmptyState
          icon="error"
          title=""
          message={props.errorMessage ?? __('Oops, something went wrong. Please try again', 'woocommerce')}
          actions={
            showActionButton && (
              <Button onClick={act}>{props.actionLabel ?? __('Reload', 'woocommerce')}</Button>
            )
          }
        />
      </div>
    );
  };
  return (
    <OwnErrorBoundary fallback={fallback} onError={props.onError}>
      {props.children}
    </OwnErrorBoundary>
  );
}
