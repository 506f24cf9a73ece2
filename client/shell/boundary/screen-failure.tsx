import { __, sprintf } from '@wordpress/i18n';
import { ChunkLoadError } from '@admin/navigation';
import { Button, Card } from '@admin/ui';
import { FailureReport } from './report';

interface ScreenFailureProps {
  error: unknown;
  /** Name of the extension that added the screen. */
  owner: string | undefined;
  componentStack: string;
  /** Loads the screen again. */
  onRetry: () => void;
}

/** Shown instead of a screen that crashed or couldn't be loaded. */
export function ScreenFailure({ error, owner, componentStack, onRetry }: ScreenFailureProps) {
  const reload = () => window.location.reload();
  const isNotFetched = error instanceof ChunkLoadError;
  return (
    <div role="alert">
      <Card
        title={titleOf(error)}
        footer={
          <>
            {isNotFetched && (
              <Button variant="primary" onClick={onRetry}>
                {__('Retry', 'store-admin')}
              </Button>
            )}
            <Button variant={isNotFetched ? 'secondary' : 'primary'} onClick={reload}>
              {__('Reload', 'store-admin')}
            </Button>
          </>
        }
      >
        {owner !== undefined && (
          <p>
            {sprintf(
              /* translators: %s: name of an extension */
              __('This screen comes from the extension “%s”.', 'store-admin'),
              owner,
            )}
          </p>
        )}
        <p>{explain(error)}</p>
        <FailureReport text={failureReport(error, componentStack)} />
      </Card>
    </div>
  );
}

const titleOf = (error: unknown): string =>
  error instanceof ChunkLoadError
    ? __('This screen could not be loaded', 'store-admin')
    : __('Something went wrong on this screen', 'store-admin');

function explain(error: unknown): string {
  if (error instanceof ChunkLoadError) {
    return sprintf(
      /* translators: %s: technical name of the part, such as home */
      __(
        'The “%s” part of the dashboard could not be loaded. The connection may have been lost, or the plugin may have been updated. Try again or reload the page.',
        'store-admin',
      ),
      error.chunk,
    );
  }
  return __(
    'The rest of the dashboard still works. Reload the page to try again. If it happens again, send the report below to support.',
    'store-admin',
  );
}

/** Returns the details that a developer needs, as text that users can read before they send it. */
function failureReport(error: unknown, componentStack: string): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const lines = [
    `${name}: ${message}`,
    // The query may contain customer names from searches, so only the path is reported.
    `Page: ${window.location.pathname} ${new URLSearchParams(window.location.search).get('path') ?? '/'}`,
    `Browser: ${navigator.userAgent}`,
    `Time: ${new Date().toISOString()}`,
  ];
  const details = [stack, componentStack.trim()].filter(Boolean);
  return [lines.join('\n'), ...details].join('\n\n');
}
