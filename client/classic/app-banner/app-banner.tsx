import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { usePromotions } from '@admin/store-promotions';
import { isAppBannerShown, useCurrentUser, usePreference } from '@admin/store-user';
import { recordEvent } from '@admin/tracks';
import { Button, Icon, useHeightProperty } from '@admin/ui';
import { dismissalInTab } from '../dismissal';
import { moveFocusOutside } from '../move-focus';
import './app-banner.css';

const LISTING = 'https://play.google.com/store/apps/details?id=com.woocommerce.android';
const PREFERENCE = 'android_app_banner_dismissed';
/** Takes effect at once, even if the preference can't be saved. */
const dismissal = dismissalInTab('store-admin-app-banner-dismissed');

/**
 * Promotes the mobile app to Android users once. It is fixed to the bottom of the screen, so that the page doesn't
 * move.
 */
export function AppBanner() {
  const { areShown } = usePromotions();
  const { user } = useCurrentUser();
  const [preference, save] = usePreference(PREFERENCE);
  const [isDismissed, setDismissed] = useState(dismissal.isMade);
  const report = usePromiseNotice();
  const isShown =
    areShown &&
    isAppBannerShown({
      userAgent: window.navigator.userAgent,
      isDismissed,
      preference: user ? preference : null,
    });
  if (!isShown) return null;

  const settle: BannerProps['onSettle'] = (button, event) => {
    moveFocusOutside(button, '.sa-app-banner');
    recordEvent(event, {});
    dismissal.make();
    setDismissed(true);
    void report(save('yes'), {
      failed: __('The banner is hidden for now, but your choice could not be saved', 'store-admin'),
    });
  };

  return <Banner onSettle={settle} />;
}

interface BannerProps {
  onSettle: (button: Element, event: 'mobile_app_banner_dismiss' | 'mobile_app_banner_install') => void;
}

function Banner({ onSettle }: BannerProps) {
  const banner = useRef<HTMLElement>(null);
  useHeightProperty(banner, '--sa-content-end');
  const isRecorded = useRef(false);
  useEffect(() => {
    if (isRecorded.current) return;
    isRecorded.current = true;
    recordEvent('mobile_app_banner_view', {});
  }, []);

  return (
    <aside ref={banner} className="sa-app-banner" aria-label={__('Mobile app', 'store-admin')}>
      <Button
        variant="tertiary"
        icon="close"
        aria-label={__('Dismiss mobile app', 'store-admin')}
        onClick={({ currentTarget }) => onSettle(currentTarget, 'mobile_app_banner_dismiss')}
      />
      <span className="sa-app-banner__picture">
        <Icon name="store" />
      </span>
      <p className="sa-app-banner__content">
        <strong>{__('Manage your store on the go', 'store-admin')}</strong>
        <span>{__('Orders and analytics in the app', 'store-admin')}</span>
      </p>
      <Button
        variant="primary"
        href={LISTING}
        target="_blank"
        rel="noreferrer"
        aria-label={__('Install the mobile app (opens in a new tab)', 'store-admin')}
        onClick={({ currentTarget }) => onSettle(currentTarget, 'mobile_app_banner_install')}
      >
        {__('Install', 'store-admin')}
      </Button>
    </aside>
  );
}
