import fc from 'fast-check';
import { all, integer } from '../../database';
import { call, shopEvents, openRandomShop, STATUSES, ZONES } from '../../testing/random-shop';
import type { RandomShop } from '../../testing/random-shop';
import { setOption } from '../../site/options/queries';
import type { ReportView } from './testing/expected-totals';
import { readEntries } from './testing/read-entries';
import { expectReportsToMatch, openExpectedTotals } from './testing/expect-reports';
import { recordAllOrders } from '../../sales/analytics-tables/record-order';
import type { History } from './testing/expect-reports';

/** `STORE_RUNS=5000 npx jest reports.property` runs more cases, and `STORE_SEED=7` different ones. */
const RUNS = Number(process.env['STORE_RUNS'] ?? 25);
const SEED = Number(process.env['STORE_SEED'] ?? 20_261_101);

/** Periods around New York's clock changes and month ends, some of which start or end within a day. */
const periods = fc
  .record({
    from: fc.constantFrom('2026-09-14', '2026-10-31', '2026-11-01'),
    opening: fc.constantFrom('00:00:00', '00:00:00', '01:30:00'),
    until: fc.constantFrom('2026-11-01', '2026-11-02', '2026-12-31'),
    closing: fc.constantFrom('23:59:59', '23:59:59', '17:29:30'),
  })
  .map(({ from, opening, until, closing }) => ({ first: `${from} ${opening}`, last: `${until} ${closing}` }));

const views = fc.record({
  zone: fc.constantFrom(...ZONES),
  excluded: fc.subarray(STATUSES.filter((status) => status !== 'refunded')),
  dateType: fc.constantFrom('date_created' as const, 'date_paid' as const, 'date_completed' as const),
});

const units = fc.constantFrom('hour' as const, 'day' as const, 'week' as const, 'month' as const);

let shop: RandomShop;
beforeAll(() => {
  shop = openRandomShop();
});
afterAll(() => shop.context.db.close());

test('every report matches the orders after any sequence of events', () => {
  let told = 0;
  fc.assert(
    fc.property(shopEvents, views, periods, units, (story, view, period, unit) => {
      shop.anew(() => {
        for (const happen of story) happen.in(shop);
        lookAt(view);
        const expectedData = openExpectedTotals(readHistory(), view)(period, unit);

        expectReportsToMatch(expectedData, (path) => call(shop, 'GET', path));
        told += 1;
      });
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(told).toBe(RUNS);
}, 600_000);

function lookAt({ zone, excluded, dateType }: ReportView): void {
  setOption(shop.context.db, 'timezone_string', zone);
  const update = [
    { id: 'woocommerce_excluded_report_order_statuses', value: excluded },
    { id: 'woocommerce_date_type', value: dateType },
  ];
  call(shop, 'POST', '/wc-analytics/settings/wc_admin/batch', { update });
  // The statuses apply to orders that are recorded from then on.
  recordAllOrders(shop.context.db);
}

function readHistory(): History {
  const { db } = shop.context;
  const sortedIn = all(
    db,
    `SELECT product_id, json_group_array(term_id) AS categories FROM product_terms JOIN terms ON terms.id = term_id
     WHERE taxonomy = 'product_cat' GROUP BY product_id`,
  );
  return {
    entries: readEntries(db),
    downloads: all(db, 'SELECT id, created_at FROM download_stats').map((row) => ({
      id: integer(row, 'id'),
      moment: integer(row, 'created_at'),
    })),
    members: all(db, "SELECT id FROM users WHERE role = 'customer'").map(({ id }) => `user ${String(id)}`),
    categories: new Map(
      sortedIn.map((row) => [integer(row, 'product_id'), JSON.parse(String(row['categories']))]),
    ),
  };
}
