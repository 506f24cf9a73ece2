import { buildError, api, createTestRegistry } from '@admin/testing';
import { taxesStore } from './index';

test('parses the rates of a class as numbers and omits invalid ones', async () => {
  const rate = {
    id: 7,
    country: 'US',
    state: 'CA',
    postcodes: ['90210', ''],
    cities: [],
    rate: '7.2500',
    name: 'State tax',
    priority: 2,
    compound: true,
    class: 'food',
  };
  api
    .get('/wc/v3/taxes', { class: 'food', per_page: 100 })
    .reply(200, [rate, { ...rate, rate: 'much' }, null], { 'X-WP-Total': '2' });

  expect(await createTestRegistry(taxesStore).resolveSelect(taxesStore).getRates('food')).toEqual({
    rates: [
      {
        id: 7,
        country: 'US',
        state: 'CA',
        postcodes: ['90210'],
        cities: [],
        percent: 7.25,
        name: 'State tax',
        priority: 2,
        isCompound: true,
      },
    ],
    isComplete: true,
  });
});

test('reports rates as incomplete when there are more than one page', async () => {
  api.get('/wc/v3/taxes', { class: 'standard', per_page: 100 }).reply(200, [], { 'X-WP-Total': '101' });

  expect(await createTestRegistry(taxesStore).resolveSelect(taxesStore).getRates('standard')).toMatchObject({
    isComplete: false,
  });
});

test('fails when the server rejects the request', async () => {
  api
    .get('/wc/v3/taxes', { class: 'standard', per_page: 100 })
    .reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));

  await expect(
    createTestRegistry(taxesStore).resolveSelect(taxesStore).getRates('standard'),
  ).rejects.toMatchObject({
    failure: { message: 'Not you.' },
  });
});
