import { buildError, api, server } from '@admin/testing';
import { STORE_NAMES } from '../index';
import { dispatch, openShop, resolveSelect, select } from '../testing';

const {
  PAYMENT_SETTINGS_STORE_NAME: PAYMENTS,
  SHIPPING_METHODS_STORE_NAME: SHIPPING,
  WOOPAYMENTS_ONBOARDING_STORE_NAME: ONBOARDING,
} = STORE_NAMES;
const PROVIDERS = '/wc-admin/settings/payments/providers';

const ANSWER = {
  providers: [{ id: 'acme_pay' }],
  offline_payment_methods: [{ id: 'cod' }],
  suggestions: [{ id: 'other_pay' }],
  suggestion_categories: [{ id: 'express' }],
};

test('loads four payment lists in one request by country', async () => {
  api.post(PROVIDERS, { location: 'DE' }).reply(200, ANSWER);
  const { wp } = openShop();

  const suggestions = resolveSelect(wp, PAYMENTS)['getSuggestions']?.('DE');
  const providers = resolveSelect(wp, PAYMENTS)['getPaymentProviders']?.('DE');
  await Promise.resolve();
  expect(select(wp, PAYMENTS)['isFetching']?.()).toBe(true);

  expect(await suggestions).toEqual([{ id: 'other_pay' }]);
  expect(await providers).toEqual([{ id: 'acme_pay' }]);
  expect(select(wp, PAYMENTS)['getOfflinePaymentGateways']?.('DE')).toEqual([{ id: 'cod' }]);
  expect(select(wp, PAYMENTS)['isFetching']?.()).toBe(false);
});

test('returns empty payment lists after a failure', async () => {
  api.post(PROVIDERS).reply(404, buildError('rest_no_route', 404));
  const { wp } = openShop();

  expect(await resolveSelect(wp, PAYMENTS)['getPaymentProviders']?.()).toEqual([]);

  expect(select(wp, PAYMENTS)['isFetching']?.()).toBe(false);
  expect(select(wp, PAYMENTS)['hasFinishedResolution']?.('getPaymentProviders', [])).toBe(true);
});

test("toggles a payment method through the plugin's form and reports its error", async () => {
  const form = 'action=woocommerce_toggle_gateway_enabled&security=abc&gateway_id=cod';
  server().post('/wp-admin/admin-ajax.php', form).reply(200, { success: true, data: true });
  server().post('/wp-admin/admin-ajax.php', form).reply(403, '-1');
  const { wp } = openShop();
  const toggle = () =>
    dispatch(wp, PAYMENTS)['togglePaymentGateway']?.(
      'cod',
      'http://localhost/wp-admin/admin-ajax.php',
      'abc',
    );

  expect(await toggle()).toEqual({ success: true, data: true });
  await expect(toggle()).rejects.toMatchObject({ data: { status: 403 } });
});

test('sends suggestion actions to the URLs of the suggestions in both formats', async () => {
  api.post('/acme/suggestion/1/hide').reply(200, { success: true });
  api.post('/acme/suggestion/1/attach', undefined, { from: 'list' }).reply(200, { success: true });
  const { wp } = openShop();
  const { hidePaymentExtensionSuggestion: hide, attachPaymentExtensionSuggestion: attach } = dispatch(
    wp,
    PAYMENTS,
  );

  expect(await hide?.('http://localhost/wp-json/acme/suggestion/1/hide')).toEqual({ success: true });
  expect(await attach?.('http://localhost/?rest_route=/acme/suggestion/1/attach&from=list')).toEqual({
    success: true,
  });
});

test('returns payment data set by an extension', async () => {
  const { wp } = openShop();

  await dispatch(wp, PAYMENTS)['getPaymentProvidersRequest']?.();
  expect(select(wp, PAYMENTS)['isFetching']?.()).toBe(true);
  await dispatch(wp, PAYMENTS)['finishResolution']?.('getPaymentProviders', []);
  await dispatch(wp, PAYMENTS)['getPaymentProvidersSuccess']?.([{ id: 'a' }], [], [{ id: 'b' }], []);
  await dispatch(wp, PAYMENTS)['setIsWooPayEligible']?.(true);
  await dispatch(wp, PAYMENTS)['finishResolution']?.('getIsWooPayEligible', []);

  expect(select(wp, PAYMENTS)['getPaymentProviders']?.()).toEqual([{ id: 'a' }]);
  expect(select(wp, PAYMENTS)['isFetching']?.()).toBe(false);
  expect(select(wp, PAYMENTS)['getIsWooPayEligible']?.()).toBe(true);
});

test('loads shipping partner suggestions, or the defaults if requested', async () => {
  api
    .get('/wc-admin/shipping-partner-suggestions', { force_default_suggestions: 'true' })
    .reply(200, [{ id: 'acme_ship' }]);
  const { wp } = openShop();

  expect(await resolveSelect(wp, SHIPPING)['getShippingMethods']?.(true)).toEqual([{ id: 'acme_ship' }]);
  expect(select(wp, SHIPPING)['isShippingMethodsUpdating']?.()).toBe(false);
});

test('loads the onboarding state of WooPayments or the error', async () => {
  const path = '/wc-admin/settings/payments/woopayments/onboarding';
  api.post(path, { source: 'home' }).reply(200, { steps: [{ id: 'connect' }], context: { acme: 1 } });
  api.post(path, {}).reply(403, buildError('rest_forbidden', 403));
  const { wp } = openShop();

  expect(await resolveSelect(wp, ONBOARDING)['getOnboardingData']?.('home')).toMatchObject({
    steps: [{ id: 'connect' }],
    context: { acme: 1 },
    isFetching: false,
  });
  await resolveSelect(wp, ONBOARDING)['getOnboardingData']?.();

  expect(select(wp, ONBOARDING)['getOnboardingDataError']?.()).toMatchObject({ code: 'rest_forbidden' });
});
