import Database from 'libsql';
import { loadOrders } from '../../resources/orders';
import { furnish } from '../../seed/furnish';
import { readContents } from '../../testing/snapshot';
import { all, migrate, openDatabase, run, text, transaction } from '../index';
import type { StoreDatabase } from '../index';
import { migrations } from './index';
import { productSales } from './product-sales';
import { reportLines } from './report-lines';
import { reportSums } from './report-sums';

/** Migrations that find orders in the store and have to add up what they are about to keep. */
const ADDING_UP = [productSales, reportSums, reportLines];

/** What orders consist of, with what is recorded of each; sums are what triggers make of it. */
const TABLES =
  'users customers terms products product_terms orders order_lines order_stats product_stats coupon_stats tax_stats'.split(
    ' ',
  );

/** What reports read. */
const READ = /_(stats|days|sales)$/;

/** A shop whose orders were all recorded by the present version. */
let shop: StoreDatabase;
beforeAll(() => {
  shop = openDatabase(':memory:');
  transaction(shop, () =>
    loadOrders(shop, furnish(shop, { now: new Date('2026-11-20T10:00:00Z'), orders: 320 })),
  );
});
afterAll(() => shop.close());

test.each(ADDING_UP.map((migration) => [migration.area, migration] as const))(
  'a store from before the %s reads, row by row, like one whose orders were recorded just now',
  (_area, migration) => {
    const old = openOldStore(migrations.indexOf(migration));
    expect(all(old, 'SELECT * FROM order_stats').length).toBeGreaterThan(320);

    migrate(old);

    expect(readReports(old)).toEqual(readReports(shop));
    old.close();
  },
);

/** The shop as it would be in a store to which only so many migrations were applied. */
function openOldStore(version: number): StoreDatabase {
  const old = new Database(':memory:');
  for (const { sql } of migrations.slice(0, version)) old.exec(sql);
  old.exec(`PRAGMA user_version = ${version}`);
  for (const table of TABLES) copyTable(old, table);
  return old;
}

function copyTable(old: StoreDatabase, table: string): void {
  const columns = columnsOf(old, table).filter((column) => columnsOf(shop, table).includes(column));
  const names = columns.map((column) => `"${column}"`).join(', ');
  const rows = `SELECT json_array(${names}) AS cells FROM "${table}"`;
  for (const row of all(shop, rows)) {
    // An account is a customer already.
    const values = columns.map((_, index) => `?1 ->> ${index}`).join(', ');
    run(old, `INSERT OR REPLACE INTO "${table}" (${names}) VALUES (${values})`, text(row, 'cells'));
  }
}

function columnsOf(db: StoreDatabase, table: string): string[] {
  return all(db, 'SELECT name FROM pragma_table_info(?)', table).map((row) => text(row, 'name'));
}

function readReports(db: StoreDatabase): object {
  return Object.fromEntries(Object.entries(readContents(db)).filter(([table]) => READ.test(table)));
}
