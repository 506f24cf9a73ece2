import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { useRegistry } from '@admin/data';
import { useCurrentUser, userStore } from '@admin/store-user';
import { ErrorState } from '@admin/ui';
import { ScreenSpinner } from '../../shell';

/**
 * What may be shown depends on who is asking. The page says so itself; where it does not, the answer
 * is waited for instead of telling an owner that nothing is allowed.
 */
export function RequireUser({ children }: { children: ReactNode }) {
  const registry = useRegistry();
  const { user, failure } = useCurrentUser();
  if (user) return <>{children}</>;
  if (!failure) return <ScreenSpinner />;
  return (
    <ErrorState
      title={__('Your account could not be loaded', 'woocommerce')}
      message={failure.message}
      onRetry={() => registry.invalidate(userStore).getCurrentUser()}
    />
  );
}
