import { buildTask } from '@admin/testing';
import { getSetupHeader } from './setup-headers';

/** The task ids in section 2.5 of the product specification. */
const IDS = [
  'store_details',
  'tax',
  'shipping',
  'marketing',
  'appearance',
  'payments',
  'products',
  'purchase',
  'woocommerce-payments',
];

test.each([
  ['store_details', 'First, tell us about your store', 'Add details', '2 minutes'],
  ['tax', 'Add your tax rates', 'Yes, please', undefined],
  ['shipping', 'Set up shipping for your store', 'Add shipping zones', undefined],
  ['marketing', 'Get more sales', 'Add sales channels', undefined],
  ['appearance', 'Make your store stand out', 'Personalize', undefined],
  ['payments', 'Add a way to get paid', 'View options', '2 minutes'],
  ['products', 'Add products to sell', 'Add products', undefined],
  ['woocommerce-payments', "It's time to get paid", 'Verify details', undefined],
])('header of %s has the title "%s" and the button "%s"', (id, title, action, time) => {
  expect(getSetupHeader(buildTask({ id }))).toMatchObject({ title, action });
  expect(getSetupHeader(buildTask({ id }))?.time).toBe(time);
});

test('each header has its own illustration', () => {
  const drawings = IDS.map((id) => getSetupHeader(buildTask({ id }))?.Illustration);

  expect(new Set(drawings).size).toBe(IDS.length);
  expect(drawings).not.toContain(undefined);
});

test('shows "Modify choices" for a completed appearance task', () => {
  expect(getSetupHeader(buildTask({ id: 'appearance', isComplete: true }))?.action).toBe('Modify choices');
});

test("uses the host's title for the purchase task", () => {
  const header = getSetupHeader(buildTask({ id: 'purchase', title: 'Add Bookings to my store' }));

  expect(header).toMatchObject({ title: 'Add Bookings to my store', action: 'Continue', time: '2 minutes' });
});

test.each(['my-extension-task', 'constructor'])('returns undefined for a task without a header: %s', (id) => {
  expect(getSetupHeader(buildTask({ id }))).toBeUndefined();
});
