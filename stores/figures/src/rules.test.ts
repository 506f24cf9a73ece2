/** @jest-environment node */

import fc from 'fast-check';
import { runs } from '@admin/test-kit';
import { compare, countTaxAndShippingReturned, type Books, type Entry, type Good, type View } from './index';

/** Amounts are whole millionths. */
const CENT = 10_000;
const DECIMALS = 2;

const VIEW: View = {
  after: '2026-11-01T00:00:00',
  before: '2026-11-30T23:59:59',
  dateType: 'date_created',
  excluded: [],
  filters: {},
};

const good = (pieces: number, cents: number): Good => ({
  product: 1,
  variation: 0,
  pieces,
  total: cents * CENT,
});

/** Amounts in cents. */
interface Amounts {
  readonly net: number;
  readonly taxes: number;
  readonly shipping: number;
  readonly goods: readonly Good[];
}

const entryOf = (id: number, parentId: number, { net, taxes, shipping, goods }: Amounts): Entry => ({
  id,
  parentId,
  number: '7',
  status: 'completed',
  currency: 'USD',
  createdAt: '2026-11-20T10:00:00',
  paidAt: '2026-11-20T10:00:00',
  completedAt: null,
  buyer: 'ann',
  total: (net + taxes + shipping) * CENT,
  taxes: taxes * CENT,
  shipping: shipping * CENT,
  discount: 0,
  goods,
  coupons: [],
  rates: [],
});

const booksOf = (...entries: Entry[]): Books => ({ entries, rows: undefined, tooMany: undefined });

/** 1 × 300 + 2 × 100, shipping 50, tax 8.25 % on all. */
const ORDER: Amounts = {
  net: 500_00,
  taxes: 45_38,
  shipping: 50_00,
  goods: [good(1, 300_00), good(2, 200_00)],
};
const ITEM: Amounts = { net: -100_00, taxes: -8_25, shipping: 0, goods: [good(-1, -100_00)] };
const ITEM_AND_SHIPPING: Amounts = { ...ITEM, taxes: -12_38, shipping: -50_00 };
const SHIPPING: Amounts = { net: 0, taxes: -4_13, shipping: -50_00, goods: [] };
const WHOLE: Amounts = {
  net: -500_00,
  taxes: -45_38,
  shipping: -50_00,
  goods: [good(-1, -300_00), good(-2, -200_00)],
};
/** Without lines: by an amount, or by setting the status to Refunded. */
const amountOnly = (cents: number): Amounts => ({ net: -cents, taxes: 0, shipping: 0, goods: [] });

type Figures = Readonly<Record<string, number>>;
const figures = (
  refunds: number,
  net_revenue: number,
  taxes: number,
  shipping: number,
  total_sales: number,
  num_items_sold: number,
  avg_order_value: number,
  avg_items_per_order: number,
): Figures => ({
  gross_sales: 500,
  refunds,
  net_revenue,
  taxes,
  shipping,
  total_sales,
  num_items_sold,
  avg_order_value,
  avg_items_per_order,
});

/** Answers of WooCommerce 7.7.2, 8.9.3 and 10.0.4, and of 10.2.2, 10.3.6 and 11.0.1; the border is database version 10.2. */
const SEEN: [string, Amounts[], { before: Figures; since: Figures }][] = [
  [
    'one item with its tax',
    [ITEM],
    {
      before: figures(100, 400, 37.13, 50, 487.13, 2, 400, 2),
      since: figures(108.25, 400, 37.13, 50, 487.13, 2, 500, 3),
    },
  ],
  [
    'an item and shipping',
    [ITEM_AND_SHIPPING],
    {
      before: figures(100, 400, 33, 0, 433, 2, 400, 2),
      since: figures(162.38, 400, 33, 0, 433, 2, 500, 3),
    },
  ],
  [
    'shipping alone',
    [SHIPPING],
    {
      before: figures(0, 500, 41.25, 0, 541.25, 3, 500, 3),
      since: figures(0, 500, 41.25, 0, 541.25, 3, 500, 3),
    },
  ],
  [
    'an amount of 20',
    [amountOnly(20_00)],
    {
      before: figures(20, 480, 45.38, 50, 575.38, 3, 480, 3),
      since: figures(20, 480, 45.38, 50, 575.38, 3, 500, 3),
    },
  ],
  [
    'the status set to Refunded',
    [amountOnly(595_38)],
    {
      before: figures(595.38, -95.38, 45.38, 50, 0, 3, -95.38, 3),
      since: figures(595.38, 0, 0, 0, 0, 0, 500, 3),
    },
  ],
  [
    'everything, line by line',
    [WHOLE],
    { before: figures(500, 0, 0, 0, 0, 0, 0, 0), since: figures(595.38, 0, 0, 0, 0, 0, 500, 3) },
  ],
  [
    'an item, then the rest by status',
    [ITEM, amountOnly(487_13)],
    {
      before: figures(587.13, -87.13, 37.13, 50, 0, 2, -87.13, 2),
      since: figures(703.63, -100, -8.25, 0, 0, -1, 500, 3),
    },
  ],
  [
    'an amount of 20, then the rest',
    [amountOnly(20_00), amountOnly(575_38)],
    {
      before: figures(595.38, -95.38, 45.38, 50, 0, 3, -95.38, 3),
      since: figures(615.38, -20, 0, 0, 0, 0, 500, 3),
    },
  ],
];

describe.each(SEEN)('a refund of %s', (_, refunds, seen) => {
  const books = booksOf(
    entryOf(1, 0, ORDER),
    ...refunds.map((refund, index) => entryOf(2 + index, 1, refund)),
  );

  test.each(['before', 'since'] as const)('is counted as hosts do %s 10.2', (rule) => {
    for (const [column, figure] of Object.entries(seen[rule])) {
      const told = compare(`revenue/${column}`, figure, books, VIEW, DECIMALS);

      expect([column, told?.recounted.value, told?.agrees]).toEqual([
        column,
        expect.closeTo(figure, 2),
        true,
      ]);
    }
  });
});

const cents = fc.nat(500_00);
const refundsOf = fc.array(
  fc.oneof(
    fc.record({ net: cents, taxes: cents, shipping: cents }).map(({ net, taxes, shipping }) => ({
      net: -net,
      taxes: -taxes,
      shipping: -shipping,
      goods: [good(-1, -net)],
    })),
    cents.map(amountOnly),
  ),
  { maxLength: 4 },
);

test('net sales are gross sales less returns, but for the tax and shipping that returns have since 10.2', () => {
  fc.assert(
    fc.property(refundsOf, (refunds) => {
      const books = booksOf(entryOf(1, 0, ORDER), ...refunds.map((refund, at) => entryOf(2 + at, 1, refund)));
      const returned = refunds.filter(({ net }) => net < 0);
      const sum = (of: (refund: Amounts) => number, list = refunds) =>
        list.reduce((total, refund) => total + of(refund), 0) / 100;
      const net = 500 + sum((refund) => refund.net);
      const since = -sum((refund) => refund.net + refund.taxes + refund.shipping, returned);
      fc.pre(!refunds.some(({ goods }) => goods.length === 0) || sum((refund) => refund.net) > -500);

      expect(compare('revenue/net_revenue', net, books, VIEW, DECIMALS)?.agrees).toBe(true);
      expect(compare('revenue/refunds', 500 - net, books, VIEW, DECIMALS)?.agrees).toBe(true);
      expect(compare('revenue/refunds', since, books, VIEW, DECIMALS)?.agrees).toBe(true);
      const rest = countTaxAndShippingReturned('revenue/net_revenue', books, VIEW);
      const named = -sum((refund) => refund.taxes + refund.shipping, returned);
      expect(rest).toBeCloseTo(named, 2);
      expect(500 - since + rest).toBeCloseTo(net, 2);
    }),
    { numRuns: runs(100), seed: 20_261_127 },
  );
});

test('a figure that neither rule comes to does not agree, and says how much is not explained', () => {
  const books = booksOf(entryOf(1, 0, ORDER), entryOf(2, 1, amountOnly(595_38)));

  const told = compare('revenue/net_revenue', 123, books, VIEW, DECIMALS);

  expect(told).toMatchObject({ agrees: false, causes: [], unexplained: expect.closeTo(123, 2) });
});
