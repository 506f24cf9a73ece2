/** @jest-environment node */

import { ANALYTICS_DEFAULTS, canBeExcluded, groupOrderStatuses } from './index';

const standard = ['completed', 'processing', 'refunded', 'cancelled', 'failed', 'pending', 'on-hold'];

test.each([
  [
    'a store without extensions',
    [...standard].toReversed(),
    ['pending'],
    { standard, custom: [], unregistered: [] },
  ],
  [
    'a store with an extension',
    [...standard, 'acme-packed'],
    ['acme-packed'],
    { standard, custom: ['acme-packed'], unregistered: [] },
  ],
  [
    'a store with a removed extension',
    standard,
    ['acme-packed', 'failed'],
    { standard, custom: [], unregistered: ['acme-packed'] },
  ],
  ['a store without some statuses', ['pending'], [], { standard: ['pending'], custom: [], unregistered: [] }],
])('groups the statuses of %s', (_, registered, chosen, groups) => {
  expect(groupOrderStatuses(registered, chosen)).toEqual(groups);
});

test('allows excluding every status except refunded', () => {
  expect(standard.filter((status) => !canBeExcluded(status))).toEqual(['refunded']);
});

test('excludes only statuses that may be excluded by default', () => {
  expect(ANALYTICS_DEFAULTS.woocommerce_excluded_report_order_statuses.every(canBeExcluded)).toBe(true);
});
