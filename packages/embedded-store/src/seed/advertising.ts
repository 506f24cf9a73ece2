import type { PastOrder } from '../sales';
import { createPicker } from './random';
import type { Random } from './random';

/** Advertisements of the demo shop; one is without a price. */
export const CAMPAIGNS = [
  { id: '1', channel: 'sample-ads', title: 'Mugs for grey mornings', cost: '48.00' },
  { id: '2', channel: 'sample-ads', title: 'Linen by the sea', cost: '36.50' },
  { id: '3', channel: 'sample-ads', title: 'Everything for the desk', cost: '25.00' },
  { id: '4', channel: 'sample-ads', title: 'Warm hands', cost: '12.75' },
  { id: '1', channel: 'sample-social', title: 'Pictures of the harbor', cost: '30.00' },
  { id: '2', channel: 'sample-social', title: 'Friends of Harbor Goods', cost: '' },
  { id: '3', channel: 'sample-social', title: 'Winter market', cost: '18.00' },
] as const;

/** How a customer found the shop, in the words in which the platform notes it with an order. */
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

/** Most come by themselves or by searching; what was advertised first is known best. */
const pickOrigin = createPicker<Origin | undefined>([
  [origin('typein', '(direct)'), 30],
  [origin('organic', 'google', 'organic'), 26],
  [origin('referral', 'blog.example', 'referral'), 6],
  [origin('referral', 'harbor-social.example', 'referral'), 4],
  // Taken by telephone, or before anybody noted such things.
  [undefined, 8],
  ...CAMPAIGNS.map(
    ({ channel, title }, place) =>
      [origin('utm', SOURCES[channel] ?? channel, 'cpc', title), CAMPAIGNS.length - place] as const,
  ),
]);

const PREFIX = '_wc_order_attribution_';

/** Notes with orders how their buyers found the shop. */
export function* attribute(random: Random, orders: Iterable<PastOrder>): Generator<PastOrder> {
  for (const past of orders) {
    const found = Object.entries(pickOrigin(random) ?? {}).filter(([, value]) => value !== '');
    const meta = found.map(([name, value], index) => ({ id: index + 1, key: PREFIX + name, value }));
    yield { ...past, order: { ...past.order, meta: [...past.order.meta, ...meta] } };
  }
}
