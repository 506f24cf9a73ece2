/** @jest-environment node */

import fc from 'fast-check';
import { propertyRuns } from '@admin/testing';
import facts from '../../../packages/embedded-store/src/conformance/refund-facts.json';
import { compare, countReturned } from '.';
import type { OrderRecords, Entry, LineItem, RefundRule, RecountOptions } from '.';

/** Amounts are whole millionths. */
const MICROS_PER_UNIT = 1_000_000;
const DECIMALS = 2;

/** By the releases in which they were observed. */
const RULES = {
  old: { hasFullRefunds: false, hasAveragesBeforeRefunds: false },
  new: { hasFullRefunds: true, hasAveragesBeforeRefunds: true },
} satisfies Record<string, RefundRule>;

const viewBy = (rule: RefundRule): RecountOptions => ({
  after: '2026-11-01T00:00:00',
  before: '2026-11-30T23:59:59',
  dateType: 'date_created',
  excluded: [],
  filters: {},
  rule,
});

interface Amounts extends Pick<Entry, 'total' | 'taxes' | 'shipping' | 'lineItems' | 'rates'> {
  readonly isFull?: boolean;
}

const entryOf = (id: number, parentId: number, amounts: Amounts): Entry => ({
  id,
  parentId,
  number: '7',
  status: 'completed',
  currency: 'USD',
  createdAt: '2026-11-20T10:00:00',
  paidAt: '2026-11-20T10:00:00',
  completedAt: null,
  customer: 'ann',
  coupons: [],
  ...amounts,
});

const buildOrderRecords = (
  order: Amounts,
  refunds: readonly Amounts[],
  rows?: OrderRecords['rows'],
): OrderRecords => ({
  entries: [entryOf(1, 0, order), ...refunds.map((refund, index) => entryOf(2 + index, 1, refund))],
  rows,
  tooMany: undefined,
});

const toMicros = (amount: number) => Math.round(amount * MICROS_PER_UNIT);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const { order: sold, refunds } = facts;

interface Line {
  readonly product?: string;
  readonly quantity?: number;
  readonly total?: number;
  readonly shipping?: number;
  readonly tax: number;
}

/** For an order. Refunds use negative amounts. */
function toAmounts(lines: readonly Line[], sign: 1 | -1): Omit<Amounts, 'total'> {
  const micros = (amount: number | undefined) => sign * toMicros(amount ?? 0) + 0;
  const taxOf = (ofShipping: boolean) =>
    sumOf(
      lines.filter(({ shipping }) => (shipping !== undefined) === ofShipping).map(({ tax }) => micros(tax)),
    );
  const [itemTax, shippingTax] = [taxOf(false), taxOf(true)];
  return {
    taxes: itemTax + shippingTax,
    shipping: sumOf(lines.map(({ shipping }) => micros(shipping))),
    rates: [{ id: 1, itemTax, shippingTax }],
    lineItems: lines
      .filter(({ product }) => product !== undefined)
      .map(({ product, quantity = 0, total }) => ({
        product: sold.lines.findIndex((line) => line.product === product) + 1,
        variation: 0,
        quantity: sign * quantity,
        total: micros(total),
      })),
  };
}

const ORDER: Amounts = {
  total: toMicros(sold.total),
  ...toAmounts(
    [
      ...sold.lines.map((line) => ({ ...line, total: line.price * line.quantity })),
      { shipping: sold.shipping, tax: sold.shippingTax },
    ],
    1,
  ),
};

interface Step {
  readonly amount?: number;
  readonly status?: string;
  readonly lines?: readonly Line[];
}

/** Hosts mark the refund that leaves nothing. Setting the status to Refunded creates one for the remaining amount. */
function takeSteps(steps: readonly Step[]): Amounts[] {
  let left = ORDER.total;
  return steps.map(({ amount, lines = [] }) => {
    const total = amount === undefined ? left : toMicros(amount);
    left -= total;
    return { total: -total, ...toAmounts(lines, -1), isFull: left === 0 };
  });
}

type Reports = (typeof refunds)[number]['old'];

interface Fact {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly old: Reports;
  readonly new: Reports;
}

const listFigures = (reports: Reports): [string, number][] =>
  Object.entries(reports).flatMap(([report, columns]) =>
    Object.entries(columns).map(([column, value]): [string, number] => [`${report}/${column}`, value]),
  );

describe.each<Fact>(refunds)('a refund of $name', (fact) => {
  const orderRecords = buildOrderRecords(ORDER, takeSteps(fact.steps));

  test.each(['old', 'new'] as const)('is counted by the %s rule like the host does', (rule) => {
    for (const [stat, value] of listFigures(fact[rule])) {
      const told = compare(stat, value, orderRecords, viewBy(RULES[rule]), DECIMALS);

      expect([stat, told?.recounted.value, told?.agrees]).toEqual([stat, expect.closeTo(value, 2), true]);
    }
  });

  test.each(['old', 'new'] as const)('adds up to net sales and total sales by the %s rule', (rule) => {
    const { gross_sales: gross, refunds: returns, taxes, shipping, ...sums } = fact[rule].revenue;
    const { taxAndShipping, twice } = countReturned('revenue/refunds', orderRecords, viewBy(RULES[rule]));

    expect(gross - returns + taxAndShipping).toBeCloseTo(sums.net_revenue, 2);
    expect(gross - returns + taxes + shipping + taxAndShipping + twice).toBeCloseTo(sums.total_sales, 2);
  });

  test.each([
    ['old', 'new'],
    ['new', 'old'],
  ] as const)('counted by the %s rule matches the %s rule only where values are equal', (rule, other) => {
    const otherFigures = new Map(listFigures(fact[other]));
    for (const [stat, value] of listFigures(fact[rule])) {
      const told = compare(stat, value, orderRecords, viewBy(RULES[other]), DECIMALS);

      expect([stat, told?.agrees]).toEqual([stat, otherFigures.get(stat) === value]);
    }
  });
});

test('excludes refunds only from averages in a newer release with older refund data', () => {
  const { name, steps, old, new: newer } = refunds.find((fact) => fact.name === 'the status Refunded') ?? {};
  expect(name).toBeDefined();
  const view = viewBy({ hasFullRefunds: false, hasAveragesBeforeRefunds: true });
  const orderRecords = buildOrderRecords(ORDER, takeSteps(steps ?? []));

  for (const column of ['refunds', 'net_revenue', 'taxes', 'num_items_sold'] as const)
    expect(
      compare(`revenue/${column}`, old?.revenue[column] ?? NaN, orderRecords, view, DECIMALS)?.agrees,
    ).toBe(true);
  for (const column of ['avg_order_value', 'avg_items_per_order'] as const)
    expect(
      compare(`revenue/${column}`, newer?.revenue[column] ?? NaN, orderRecords, view, DECIMALS)?.agrees,
    ).toBe(true);
});

test('deducts the whole order for an unmarked refund of everything', () => {
  const [{ isFull: _, ...refund }] = takeSteps([{ status: 'refunded' }]) as [Amounts];
  const orderRecords = buildOrderRecords(ORDER, [refund]);

  expect(compare('revenue/net_revenue', 0, orderRecords, viewBy(RULES.new), DECIMALS)?.agrees).toBe(true);
  expect(compare('revenue/taxes', 0, orderRecords, viewBy(RULES.new), DECIMALS)?.agrees).toBe(true);
});

test('names refunds recorded by the older rule and their amount', () => {
  const row = {
    number: '7',
    status: 'refunded',
    date: '2026-11-20T10:00:00',
    createdAt: '2026-11-20T10:00:00',
  };
  const rows = [
    { ...row, id: 1, parentId: 0, items: 3, net: toMicros(500), total: ORDER.total },
    { ...row, id: 2, parentId: 1, items: 0, net: -ORDER.total, total: -ORDER.total },
  ];
  const orderRecords = buildOrderRecords(ORDER, takeSteps([{ status: 'refunded' }]), rows);

  const told = compare('revenue/net_revenue', -95.38, orderRecords, viewBy(RULES.new), DECIMALS);

  expect(told).toMatchObject({
    agrees: false,
    causes: [{ kind: 'older-rule', orders: ['7'], amount: expect.closeTo(-95.38, 2) }],
    unexplained: 0,
  });
});

const CENT = MICROS_PER_UNIT / 100;
const cents = fc.nat(500_00);
const item = (net: number): LineItem => ({ product: 2, variation: 0, quantity: -1, total: -net * CENT });
const refundsOf = fc.array(
  fc
    .record({ net: cents, taxes: cents, shipping: cents, hasLines: fc.boolean(), isFull: fc.boolean() })
    .map(({ net, taxes, shipping, hasLines, isFull }): Amounts => {
      const [tax, parcel] = hasLines ? [taxes, shipping] : [0, 0];
      return {
        total: -(net + tax + parcel) * CENT,
        taxes: -tax * CENT,
        shipping: -parcel * CENT,
        rates: [],
        lineItems: hasLines ? [item(net)] : [],
        isFull,
      };
    }),
  { maxLength: 4 },
);

test.each(['old', 'new'] as const)(
  'by the %s rule, gross sales less returns equal net sales, except tax and shipping',
  (rule) => {
    fc.assert(
      fc.property(refundsOf, (given) => {
        const view = viewBy(RULES[rule]);
        const orderRecords = buildOrderRecords(ORDER, given);
        const counted = given.map((refund) => {
          const isOnlyRefund = refund.isFull || (given.length === 1 && refund.total === -ORDER.total);
          const { total, taxes, shipping } = rule === 'new' && isOnlyRefund ? ORDER : refund;
          const sign = rule === 'new' && isOnlyRefund ? -1 : 1;
          return { net: sign * (total - taxes - shipping), rest: sign * (taxes + shipping) };
        });
        const returned = counted.filter(({ net }) => net < 0);
        const net = toMicros(500) + sumOf(counted.map((refund) => refund.net));
        const inReturns = rule === 'new' ? -sumOf(returned.map(({ rest }) => rest)) : 0;
        const refunded = inReturns - sumOf(returned.map((refund) => refund.net));

        expect(
          compare('revenue/net_revenue', net / MICROS_PER_UNIT, orderRecords, view, DECIMALS)?.agrees,
        ).toBe(true);
        expect(
          compare('revenue/refunds', refunded / MICROS_PER_UNIT, orderRecords, view, DECIMALS)?.agrees,
        ).toBe(true);
        const { taxAndShipping, twice } = countReturned('revenue/net_revenue', orderRecords, view);
        expect(taxAndShipping).toBeCloseTo(inReturns / MICROS_PER_UNIT, 2);
        expect(500 - refunded / MICROS_PER_UNIT + taxAndShipping).toBeCloseTo(net / MICROS_PER_UNIT, 2);
        const taxesAndShipping = toMicros(95.38) + sumOf(counted.map(({ rest }) => rest));
        const lines = 500 + (taxesAndShipping - refunded) / MICROS_PER_UNIT + taxAndShipping + twice;
        const total = ORDER.total + sumOf(given.map((refund) => refund.total));
        expect(lines).toBeCloseTo(total / MICROS_PER_UNIT, 2);
        expect(
          compare('revenue/total_sales', total / MICROS_PER_UNIT, orderRecords, view, DECIMALS)?.agrees,
        ).toBe(true);
      }),
      { numRuns: propertyRuns(100), seed: 20_261_127 },
    );
  },
);

test('reports a mismatch and the unexplained amount', () => {
  const orderRecords = buildOrderRecords(ORDER, takeSteps([{ status: 'refunded' }]));

  const told = compare('revenue/net_revenue', 123, orderRecords, viewBy(RULES.new), DECIMALS);

  expect(told).toMatchObject({ agrees: false, causes: [], unexplained: expect.closeTo(123, 2) });
});
