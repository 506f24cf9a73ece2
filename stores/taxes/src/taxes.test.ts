import { buildError, api, createTestRegistry } from '@admin/testing';
import { taxesStore } from './index';

test('rates of a class are read as numbers, and what is none is left out', async () => {
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
    isWhole: true,
  });
});

test('more rates than come at a time are not the whole of it', async () => {
  api.get('/wc/v3/taxes', { class: 'standard', per_page: 100 }).reply(200, [], { 'X-WP-Total': '101' });

  expect(await createTestRegistry(taxesStore).resolveSelect(taxesStore).getRates('standard')).toMatchObject({
    isWhole: false,
  });
});

test('a refusal says so', async () => {
  api
    .get('/wc/v3/taxes', { class: 'standard', per_page: 100 })
    .reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));

  await expect(
    createTestRegistry(taxesStore).resolveSelect(taxesStore).getRates('standard'),
  ).rejects.toMatchObject({
    failure: { message: 'Not you.' },
  });
});
