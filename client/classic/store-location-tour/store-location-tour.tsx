import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useSettings, type GeneralSettings } from '@admin/store-settings';
import { recordEvent } from '@admin/tracks';
import { Tour } from '@admin/ui';
import { dismissalInTab } from '../dismissal';
import { findTarget, focusAddress, readFilledFields } from './settings-form';

/** Saving the form reloads the page, which must not show the tour again. */
const dismissal = dismissalInTab('store-admin-store-location-tour-dismissed');

/** Guides users who come from the setup list to the address fields, while the address is incomplete. */
export function StoreLocationTour() {
  const { settings } = useSettings('general');
  const [state, setState] = useState<'open' | 'dismissed' | 'absent'>(() =>
    dismissal.isMade() ? 'absent' : 'open',
  );
  useEffect(() => {
    if (state === 'dismissed') focusAddress();
  }, [state]);
  if (state !== 'open' || !settings || !isLocationMissing(settings) || !findTarget()) return null;

  function dismiss() {
    recordEvent('settings_store_address_tour_dismiss', { fields_filled: readFilledFields() });
    dismissal.make();
    setState('dismissed');
  }

  return (
    <Tour
      onClose={dismiss}
      steps={[
        {
          heading: __('Add your store location', 'store-admin'),
          text: __(
            'Add your store location details to configure shipping, taxes and currency, then click Save.',
            'store-admin',
          ),
          target: findTarget,
          primaryLabel: __('Got it', 'store-admin'),
        },
      ]}
    />
  );
}

/** Whether the address, city or postcode is empty. */
const isLocationMissing = (settings: Partial<GeneralSettings>): boolean =>
  [
    settings.woocommerce_store_address,
    settings.woocommerce_store_city,
    settings.woocommerce_store_postcode,
  ].some((value) => !value?.trim());
