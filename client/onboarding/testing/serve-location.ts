import { buildCountry, api, buildSetting, buildUser } from '@admin/testing';

/** Test values of the address settings. */
export const EMPTY_LOCATION = {
  woocommerce_store_address: '',
  woocommerce_store_address_2: '',
  woocommerce_store_city: '',
  woocommerce_default_country: '',
  woocommerce_store_postcode: '',
};

export const BERKELEY = {
  ...EMPTY_LOCATION,
  woocommerce_store_address: '1 Shattuck Ave',
  woocommerce_store_city: 'Berkeley',
  woocommerce_default_country: 'US:CA',
  woocommerce_store_postcode: '94704',
};

export const BATCH = '/wc-analytics/settings/general/batch';

export const settingsOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([id, value]) => buildSetting({ id, value }));

export const serveSettings = (values: Readonly<Record<string, string>>) =>
  api.get('/wc-analytics/settings/general').reply(200, settingsOf(values));

export function serveCountries(): void {
  const countries = [
    buildCountry(),
    buildCountry({ code: 'AE', name: 'United Arab Emirates', states: [] }),
    buildCountry({ code: 'GB', name: 'United Kingdom (UK)', states: [] }),
  ];
  const locales = {
    default: {
      address_1: { required: true },
      address_2: { required: false },
      city: { label: 'Town / City', required: true },
      state: { label: 'State', required: true },
      postcode: { label: 'Postcode / ZIP', required: true },
    },
    AE: { postcode: { required: false, hidden: true }, state: { required: false } },
    GB: { postcode: { label: 'Postcode' }, state: { label: 'County', required: false } },
  };
  api.get('/wc-analytics/data/countries').reply(200, countries);
  api.get('/wc-analytics/data/countries/locales').reply(200, locales);
}

/** Mocks the requests of screens with notices. */
export function serveNotices(): void {
  api.get('/wp/v2/users/me', { context: 'edit' }).optionally().reply(200, buildUser());
  api
    .get('/wc-admin/options', { options: 'woocommerce_admin_transient_notices_queue' })
    .optionally()
    .reply(200, { woocommerce_admin_transient_notices_queue: [] });
}
