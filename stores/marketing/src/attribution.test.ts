/** @jest-environment node */

import { findChannel } from './attribution';
import { hasOrigins } from './attribution';
import { attribute, type OrderOrigin } from './index';

const CHANNELS = [
  { slug: 'google-listings-and-ads', name: 'Google Listings & Ads' },
  { slug: 'facebook-for-woocommerce', name: 'Facebook' },
  { slug: 'codistoconnect', name: 'Codisto' },
  { slug: 'sample-ads', name: 'Lighthouse Ads' },
  { slug: 'sample-social', name: 'Harbor Social' },
  { slug: 'nordlys', name: 'Nordlys Ærø' },
];

test.each([
  ['utm', 'google', 'google-listings-and-ads'],
  ['utm', 'Google', 'google-listings-and-ads'],
  ['utm', 'googleads', 'google-listings-and-ads'],
  ['referral', 'l.facebook.com', 'facebook-for-woocommerce'],
  ['utm', 'ig', 'facebook-for-woocommerce'],
  ['referral', 'instagram.com', 'facebook-for-woocommerce'],
  ['utm', 'ebay', 'codistoconnect'],
  ['utm', 'lighthouse', 'sample-ads'],
  ['utm', 'sample-ads', 'sample-ads'],
  ['utm', 'Harbor_Social', 'sample-social'],
  ['referral', 'harbor-social.example', 'sample-social'],
  ['utm', 'ærø', 'nordlys'],
])('attributes a visit of type %s from %s to %s', (type, source, slug) => {
  expect(findChannel({ type, source }, CHANNELS)?.slug).toBe(slug);
});

test.each([
  ['from organic search', 'organic', 'google'],
  ['with a typed URL', 'typein', '(direct)'],
  ['without a source', '', ''],
  ['from an unknown site', 'referral', 'blog.example'],
  ['from a source with a similar name', 'utm', 'googol'],
  ['by a word that several channels share', 'utm', 'sample'],
  ['by a word that every channel has', 'utm', 'ads'],
])('attributes a visit %s to no channel', (_, type, source) => {
  expect(findChannel({ type, source }, CHANNELS)).toBeUndefined();
});

test('ignores a source that several channels share', () => {
  const duplicates = [
    { slug: 'pins-one', name: 'Pinterest' },
    { slug: 'pins-two', name: 'Pinterest' },
  ];

  expect(findChannel({ type: 'utm', source: 'pinterest' }, duplicates)).toBeUndefined();
});

const buildOrder = (order: Partial<OrderOrigin>): OrderOrigin => ({
  type: 'utm',
  source: 'lighthouse',
  campaign: '',
  campaignId: '',
  currency: 'USD',
  total: 10,
  ...order,
});

test('matches campaigns by title or ID and by channel', () => {
  const totals = attribute(
    [
      buildOrder({ campaign: 'warm_hands', total: 20 }),
      buildOrder({ campaign: 'Warm Hands', total: 5 }),
      buildOrder({ campaignId: '7' }),
      buildOrder({ campaign: 'Winter' }),
      buildOrder({ source: 'harbor', campaign: 'Warm hands' }),
      buildOrder({ source: 'elsewhere', campaign: 'Warm hands' }),
    ],
    CHANNELS,
    'USD',
  );

  const ads = { channel: 'sample-ads', id: '7', title: 'Warm hands' };
  expect(totals.ofCampaign(ads)).toEqual({ orders: 3, sales: 35 });
  expect(totals.ofCampaign({ ...ads, channel: 'sample-social' })).toEqual({ orders: 1, sales: 10 });
  expect(totals.ofCampaign({ ...ads, id: '8', title: 'Spring' })).toEqual({ orders: 0, sales: 0 });
  expect(totals.ofChannel('sample-ads')).toEqual({ orders: 4, sales: 45 });
  expect(totals.ofChannel('nordlys')).toEqual({ orders: 0, sales: 0 });
});

test('does not match a title without letters to orders without a campaign', () => {
  const totals = attribute([buildOrder({})], CHANNELS, 'USD');

  expect(totals.ofCampaign({ channel: 'sample-ads', id: '!', title: '?' })).toEqual({
    orders: 0,
    sales: 0,
  });
});

test('does not add amounts in different currencies', () => {
  const totals = attribute([buildOrder({}), buildOrder({ currency: 'EUR' })], CHANNELS, 'USD');

  expect(totals.ofChannel('sample-ads')).toEqual({ orders: 2, sales: undefined });
});

test('returns no results for channels without order attribution', () => {
  expect(hasOrigins([buildOrder({ type: '' })])).toBe(false);
  expect(hasOrigins([buildOrder({ type: '' }), buildOrder({ type: 'typein' })])).toBe(true);
});
