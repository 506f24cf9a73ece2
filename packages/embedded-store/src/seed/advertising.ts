import type { PastOrder } from '../sales';
import { createPicker } from './random';
import type { Random } from './random';

/** The demo store's ad campaigns; one has no cost. */
export const CAMPAIGNS = [
  { id: '1', channel: 'sample-ads', title: 'Mugs for grey mornings', cost: '48.00' },
  { id: '2', channel: 'sample-ads', title: 'Linen by the sea', cost: '36.50' },
  { id: '3', channel: 'sample-ads', title: 'Everything for the desk', cost: '25.00' },
  { id: '4', channel: 'sample-ads', title: 'Warm hands', cost: '12.75' },
  { id: '1', channel: 'sample-social', title: 'Pictures of the harbor', cost: '30.00' },
  { id: '2', channel: 'sample-social', title: 'Friends of Harbor Goods', cost: '' },
  { id: '3', channel: 'sample-social', title: 'Winter market', cost: '18.00' },
] as const;

/** How a customer found the store (order attribution), with the platform's meta names. */
type Origin = Readonly<Record<'source_type' | 'utm_source' | 'utm_medium' | 'utm_campaign', string>>;

const origin = (source_type: string, utm_source: string, utm_medium = '', utm_campaign = ''): Origin => ({
  source_type,
  utm_source,
  utm_medium,
  utm_campaign,
});

const SOURCES: Readonly<Record<string, string>> = {
  'sample-ads': 'lighthouse',
  'sample-social': 'harbor-social',
};

/** Most customers come directly or from search. Older campaigns get more visits. */
const pickOrigin = createPicker<Origin | undefined>([
  [origin('typein', '(direct)'), 30],
  [origin('organic', 'google', 'organic'), 26],
  [origin('referral', 'blog.example', 'referral'), 6],
  [origin('referral', 'harbor-social.example', 'referral'), 4],
  // Phone orders, and orders from before attribution was recorded.
  [undefined, 8],
  ...CAMPAIGNS.map(
    ({ channel, title }, place) =>
      [origin('utm', SOURCES[channel] ?? channel, 'cpc', title), CAMPAIGNS.length - place] as const,
  ),
]);

const PREFIX = '_wc_order_attribution_';

/** Adds attribution data to orders. */
export function* attribute(random: Random, orders: Iterable<PastOrder>): Generator<PastOrder> {
  for (const past of orders) {
    const found = Object.entries(pickOrigin(random) ?? {}).filter(([, value]) => value !== '');
    const meta = found.map(([name, value], index) => ({ id: index + 1, key: PREFIX + name, value }));
    yield { ...past, order: { ...past.order, meta: [...past.order.meta, ...meta] } };
  }
}
