import type { ErrorInfo, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, EmptyState, ErrorBoundary as OwnErrorBoundary } from '@admin/ui';

/** Shown instead of missing content, with an action. */
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
      <span className="sa-extension-row">
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

/** Shown instead of report data that couldn't be loaded. */
export const AnalyticsError = ({ className }: { className?: string }) => (
  <div className={className} role="alert">
    <EmptyState
      icon="error"
      title={__('There was an error getting your stats. Please try again.', 'store-admin')}
      actions={<Button onClick={reload}>{__('Reload', 'store-admin')}</Button>}
    />
  </div>
);

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly errorMessage?: ReactNode;
  readonly showActionButton?: boolean;
  readonly actionLabel?: string;
  /** Called instead of reloading the page. */
  readonly actionCallback?: (error: unknown) => void;
  /** Whether the content is rendered again after that. */
  readonly resetErrorAfterAction?: boolean;
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
}

/** Catches errors of its children and offers to try again. */
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
          message={props.errorMessage ?? __('Oops, something went wrong. Please try again', 'store-admin')}
          actions={
            showActionButton && (
              <Button onClick={act}>{props.actionLabel ?? __('Reload', 'store-admin')}</Button>
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
