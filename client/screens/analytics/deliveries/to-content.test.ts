import { buildHost } from '@admin/testing';
import { findOwnReport, OWN_REPORTS, toDefinition } from '../reports';
import type { OwnReportName } from '../reports';
import type { ReportChart, ReportContext, ReportDefinition } from '../report';
import type { ReportPeriod } from '../report/use-period';
import samples from '../../../../packages/embedded-store/src/analytics/report-exports/cells.json';
import { toContent } from './to-content';
import { validateDelivery } from './validate-delivery';

const RANGE = { after: '2026-11-01T00:00:00', before: '2026-11-20T12:00:59' };
const PERIOD: ReportPeriod = {
  choice: { period: 'month', compare: 'previous_year' },
  comparison: 'Previous year',
  usual: { period: 'month', compare: 'previous_year' },
  ranges: { present: RANGE, previous: RANGE },
  interval: 'day',
  today: '2026-11-20',
  intervals: ['day'],
};

beforeEach(() => void buildHost());

/** Returns the definition of a report as its screen uses it. */
async function define(name: OwnReportName): Promise<ReportDefinition> {
  const entry = findOwnReport(name);
  if (!entry) throw new Error(`There is no report ${name}.`);
  return toDefinition(entry, (await entry.load())());
}

function contentOf(
  definition: ReportDefinition,
  {
    query = {} as Record<string, string>,
    hiddenColumns = [] as string[],
    charts = definition.charts,
    period = PERIOD,
  } = {},
) {
  return toContent({
    definition,
    charts,
    table: definition.getTable(query, false),
    period,
    // Column names need no formats.
    context: { query } as ReportContext,
    path: `/analytics/${definition.report}`,
    query,
    hiddenColumns,
  });
}

test('saves filters, columns and order of the view, but not its dates and page', async () => {
  const query = {
    page: 'wc-admin',
    period: 'month',
    status_is: 'completed',
    customer_before: '2026-11-01',
    orderby: 'net_total',
    order: 'asc',
    paged: '3',
    per_page: '100',
  };

  const content = contentOf(await define('orders'), {
    query,
    hiddenColumns: ['coupons', 'customer_type', 'products'],
  });

  const filters = { status_is: 'completed', customer_before: '2026-11-01T00:00:00' };
  expect(content).toMatchObject({
    title: 'Orders',
    path: '/analytics/orders',
    stats: 'orders',
    filters,
    period: { name: 'month', compare: 'previous_year' },
    report: 'orders',
    table: { ...filters, extended_info: true, orderby: 'net_total', order: 'asc' },
  });
  expect(Object.keys(content.table)).not.toContain('page');
  expect(content.columns.map(({ label }) => label)).toEqual([
    'Date',
    'Order #',
    'Status',
    'Customer',
    'Items sold',
    'Net sales',
  ]);
  expect(content.figures[1]).toEqual({ key: 'net_revenue', label: 'Net sales', type: 'currency' });
});

test.each([
  ['revenue', 'revenue', 'revenue', true],
  ['products', 'products', 'products', true],
  ['variations', 'variations', 'variations', true],
  ['categories', 'products', 'categories', true],
  ['coupons', 'coupons', 'coupons', true],
  ['taxes', 'taxes', 'taxes', true],
  ['stock', 'stock', 'stock', false],
  ['customers', 'customers', 'customers', false],
  ['downloads', 'downloads', 'downloads', true],
] as const)('%s is sent with metrics of %s and rows of %s', async (name, stats, report, hasDates) => {
  const content = contentOf(await define(name));

  expect(content).toMatchObject({ stats, report });
  expect(content.period !== null).toBe(hasDates);
  expect(content.columns.length).toBeGreaterThan(1);
});

test('keeps custom dates, and leaves out metrics with unsupported keys', async () => {
  const choice = {
    period: 'custom',
    compare: 'previous_period',
    after: '2026-11-01',
    before: '2026-11-02',
  } as const;
  const odd = [
    { key: 'acme total', label: 'A', type: 'number' },
    { key: 'acme', label: 'B', type: 'stars' },
  ] as unknown as ReportChart[];

  const content = contentOf(await define('orders'), { charts: odd, period: { ...PERIOD, choice } });

  expect(content.period).toEqual({
    name: 'custom',
    compare: 'previous_period',
    after: '2026-11-01',
    before: '2026-11-02',
  });
  expect(content.figures).toEqual([{ key: 'acme', label: 'B', type: 'number' }]);
});

test.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'Please enter a name' }],
  [{ time: '' }, { time: 'Please enter a time' }],
  [{ recipients: ' , ' }, { recipients: 'Please enter at least one email address' }],
  [{ recipients: 'a@b.example nobody' }, { recipients: '“nobody” is not a valid email address' }],
  [
    { recipients: 'a@b.example b@b.example c@b.example' },
    { recipients: 'Please enter at most 2 email addresses' },
  ],
])('input %j gives the errors %j', (typed, said) => {
  const options = { people: [], mayChooseAnyone: true, ownAddress: '', mostRecipients: 2, outboxUrl: '' };
  const values = { name: 'Mornings', time: '08:00', recipients: 'a@b.example, A@B.example', ...typed };

  expect(validateDelivery(values, options)).toEqual(said);
});

/** Columns whose data comes from the store's records. */
const BY_RECORDS = ['product_cat', 'product'];

test.each(OWN_REPORTS)('the server knows each column of $report', async (entry) => {
  const definition = toDefinition(entry, (await entry.load())());
  const known = Object.keys(Reflect.get(samples, definition.report).cells);

  const { columns } = contentOf(definition);

  expect([
    definition.report,
    columns.map(({ key }) => key).filter((key) => !known.includes(key) && !BY_RECORDS.includes(key)),
  ]).toEqual([definition.report, []]);
});
