import { buildError, api } from '@admin/testing';
import { STORE_NAMES } from '../index';
import { dispatch, openShop, resolveSelect, select } from '../testing';

const { PRODUCTS_STORE_NAME: PRODUCTS, REVIEWS_STORE_NAME: REVIEWS, ORDERS_STORE_NAME: ORDERS } = STORE_NAMES;
const { EXPERIMENTAL_PRODUCT_VARIATIONS_STORE_NAME: VARIATIONS, ONBOARDING_STORE_NAME: ONBOARDING } =
  STORE_NAMES;

test('loads related products by ID and suggested products by query', async () => {
  api.get('/wc/v3/products/7').reply(200, { id: 7, related_ids: [8, 9] });
  api.get('/wc/v3/products', { include: [8, 9] }).reply(200, [{ id: 8 }, { id: 9 }]);
  api.get('/wc/v3/products/suggested-products', { limit: 1 }).reply(200, [{ id: 3 }]);
  const { wp } = openShop();

  expect(await resolveSelect(wp, PRODUCTS)['getRelatedProducts']?.(7)).toEqual([{ id: 8 }, { id: 9 }]);
  expect(await resolveSelect(wp, PRODUCTS)['getSuggestedProducts']?.({ limit: 1 })).toEqual([{ id: 3 }]);
});

test('duplicates a product and reports it as pending meanwhile', async () => {
  api.post('/wc/v3/products/7/duplicate', { name: 'Copy' }).reply(201, { id: 70, name: 'Copy' });
  const { wp } = openShop();

  const copying = dispatch(wp, PRODUCTS)['duplicateProduct']?.(7, { name: 'Copy' });
  expect(select(wp, PRODUCTS)['isPending']?.('duplicateProduct', 7)).toBe(true);

  expect(await copying).toEqual({ id: 70, name: 'Copy' });
  expect(select(wp, PRODUCTS)['getProduct']?.(70)).toEqual({ id: 70, name: 'Copy' });
  expect(select(wp, PRODUCTS)['isPending']?.('duplicateProduct', 7)).toBe(false);
});

test('moves a product deleted by another script to the trash', async () => {
  const { wp } = openShop();

  await dispatch(wp, PRODUCTS)['deleteProductStart']?.(7);
  expect(select(wp, PRODUCTS)['isPending']?.('deleteProduct', 7)).toBe(true);
  await dispatch(wp, PRODUCTS)['deleteProductSuccess']?.(7, { id: 7 }, false);
  await dispatch(wp, PRODUCTS)['finishResolution']?.('getProduct', [7]);

  expect(select(wp, PRODUCTS)['getProduct']?.(7)).toEqual({ id: 7, status: 'trash' });
  expect(select(wp, PRODUCTS)['isPending']?.('deleteProduct', 7)).toBe(false);
});

test('generates variations from the latest attributes and stores the error', async () => {
  api.put('/wc/v3/products/7', { name: 'Mug' }).reply(200, { id: 7 });
  api.post('/wc/v3/products/7/variations/generate', { delete: true }).reply(200, { count: 4 });
  api.post('/wc/v3/products/8/variations/generate').reply(403, buildError('rest_forbidden', 403));
  const { wp } = openShop();
  const { generateProductVariations: generate } = dispatch(wp, VARIATIONS);

  expect(await generate?.({ product_id: 7 }, { name: 'Mug' }, { delete: true })).toEqual({ count: 4 });
  await expect(generate?.({ product_id: 8 })).rejects.toMatchObject({ code: 'rest_forbidden' });

  const { generateProductVariationsError: why, isGeneratingVariations: isBusy } = select(wp, VARIATIONS);
  expect(why?.({ product_id: 8 })).toMatchObject({ code: 'rest_forbidden' });
  expect(isBusy?.({ product_id: 8 })).toBe(false);
});

test('loads one review by ID', async () => {
  api.get('/wc-analytics/products/reviews/5').reply(200, { id: 5, rating: 4 });
  const { wp } = openShop();

  expect(await resolveSelect(wp, REVIEWS)['getReview']?.(5)).toEqual({ id: 5, rating: 4 });
});

test('does not request orders set by an extension', async () => {
  const { wp } = openShop();

  await dispatch(wp, ORDERS)['getOrdersSuccess']?.({ status: 'acme' }, [{ id: 1 }], 1);
  await dispatch(wp, ORDERS)['finishResolution']?.('getOrders', [{ status: 'acme' }]);

  expect(await resolveSelect(wp, ORDERS)['getOrders']?.({ status: 'acme' })).toEqual([{ id: 1 }]);
});

test('returns the core profiler progress in all formats from one response', async () => {
  const steps = {
    intro: { completed_at: '2026-11-01T10:00:00Z' },
    skipped: { completed_at: '2026-11-02T10:00:00Z' },
  };
  api
    .get('/wc-admin/onboarding/profile/progress')
    .times(2)
    .reply(200, { core_profiler_completed_steps: steps });
  api
    .post('/wc-admin/onboarding/profile/progress/core-profiler/complete', { step: 'intro' })
    .reply(200, { status: 'success' });
  const { wp } = openShop();
  const ask = (selector: string) => resolveSelect(wp, ONBOARDING)[selector]?.();

  expect(await ask('getMostRecentCoreProfilerStep')).toBe('skipped');
  expect(await ask('getCoreProfilerCompletedSteps')).toEqual(steps);

  await dispatch(wp, ONBOARDING)['updateCoreProfilerStep']?.('intro');
  expect(await ask('getProfileProgress')).toEqual(steps);
});

test('requests the authorization URL with the return URL', async () => {
  api
    .get('/wc-admin/onboarding/plugins/jetpack-authorization-url', { redirect_url: '/home', from: 'acme' })
    .reply(200, { success: true, url: 'https://auth.example' });
  const { wp } = openShop();
  const query = { redirectUrl: '/home', from: 'acme' };

  expect(await resolveSelect(wp, ONBOARDING)['getJetpackAuthUrl']?.(query)).toMatchObject({
    url: 'https://auth.example',
  });
  await dispatch(wp, ONBOARDING)['setJetpackAuthUrl']?.({ url: '/mine' }, '/home');
  expect(select(wp, ONBOARDING)['getJetpackAuthUrl']?.(query)).toEqual({ url: '/mine' });
});
