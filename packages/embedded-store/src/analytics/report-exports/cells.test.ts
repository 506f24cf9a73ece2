import { isMap } from '../../rest';
import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import samples from './cells.json';
import { selectColumns, findExportKind, toCells } from './kinds';

let store: TestStore;
beforeAll(async () => void (store = await openTestStore()));
afterAll(() => store.close());

/** Columns that need store records; other tests cover them. */
const BY_RECORDS: Readonly<Record<string, readonly string[]>> = {
  products: ['product_cat'],
  downloads: ['product'],
};

describe.each(Object.entries(samples))('%s', (report, { row, cells }) => {
  const kind = findExportKind(report);

  test("a row has the same cells as in the plugin's export", () => {
    const columns = selectColumns(
      kind ?? { columns: [], read: () => ({ rows: [], total: 0 }) },
      Object.keys(cells).map((key) => ({ key })),
    );
    // A row of the revenue report is an interval with subtotals; rows of other reports are used as they are.
    const { interval, subtotals, ...listed } = row as Record<string, unknown>;

    const made = toCells(
      columns,
      isMap(subtotals) ? { date: interval, ...subtotals } : listed,
      store.context.db,
    );

    expect(Object.fromEntries(columns.map(({ key }, index) => [key, made[index]]))).toEqual(cells);
  });

  test('exports every column', () => {
    const keys = new Set(kind?.columns.map(({ key }) => key));
    for (const key of BY_RECORDS[report] ?? []) keys.delete(key);

    expect(Object.keys(cells).toSorted()).toEqual([...keys].toSorted());
  });
});
