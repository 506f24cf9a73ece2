import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { useRegistry } from '@admin/data';
import { useCurrentUser, userStore } from '@admin/store-user';
import { ErrorState } from '@admin/ui';
import { ScreenSpinner } from '../../shell';

/**
 * Renders its children once the current user is known. If the page doesn't provide the user, this waits for the
 * response, so that no screen is refused before the capabilities are known.
 */
export function RequireUser({ children }: { children: ReactNode }) {
  const registry = useRegistry();
  const { user, failure } = useCurrentUser();
  if (user) return <>{children}</>;
  if (!failure) return <ScreenSpinner />;
  return (
    <ErrorState
      title={__('Your account could not be loaded', 'store-admin')}
      message={failure.message}
      onRetry={() => registry.invalidate(userStore).getCurrentUser()}
    />
  );
}
