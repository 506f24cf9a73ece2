import { Suspense } from 'react';
import type { Host } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import { isAppBannerShown, useCurrentUser, usePreference } from '@admin/store-user';
import { ErrorBoundary } from '@admin/ui';

const AppBanner = lazyScreen('app-banner', async () => {
  const banner = await import(/* webpackChunkName: "app-banner" */ '../../classic/app-banner/app-banner');
  return banner.AppBanner;
});

/** Renders the banner of the mobile app; its code is loaded only where the banner may show. */
export function MobileAppBanner({ host }: { host: Host }) {
  const { user } = useCurrentUser();
  const [preference] = usePreference('android_app_banner_dismissed');
  const canShow =
    host.features.has('mobile-app-banner') &&
    isAppBannerShown({
      userAgent: window.navigator.userAgent,
      isDismissed: false,
      preference: user ? preference : null,
    });
  if (!canShow) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <AppBanner />
      </Suspense>
    </ErrorBoundary>
  );
}
