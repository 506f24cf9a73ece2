import { randomInt } from 'node:crypto';
import type { StoreContext } from '../../context';
import { all, first, integer, run, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { getUser } from '../../accounts';
import { isMap, RestError } from '../../rest';
import { getSiteLocale, getUserLocale, toLanguageTag } from '../../site';
import { IS_DUE, START_DELAY } from '../reports/background';
import { toCsv } from './csv';
import { selectColumns, findExportKind, toCells } from './kinds';
import type { RequestedColumn, ExportKind } from './kinds';
import { __, getTextLocale, runInLocale, sprintf } from '../../i18n';

/** Rows per step. */
const PAGE = 1000;

/** How long files are kept, and how many per user. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_FILES = 20;

/** Maximum number of unfinished exports per user. */
const MAX_UNFINISHED = 3;

/** Maximum rows per file: 28 years of hours. */
const MAX_ROWS = 250_000;

/** Spreadsheets need this to detect UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

type ReportArgs = Readonly<Record<string, unknown>>;

/** The parameters of an export, stored until the file is complete. */
interface ExportRequest {
  /** The parameters of the report. */
  args: ReportArgs;
  /** The requested columns, instead of the default ones. */
  columns?: readonly RequestedColumn[] | undefined;
}

/**
 * Starts the export of a report and returns its ID; `undefined` if the report is empty.
 * @throws {RestError} when what was asked for makes no sense.
 */
export function startExport(
  context: StoreContext,
  ownerId: number,
  report: string,
  kind: ExportKind,
  { args, columns }: ExportRequest,
): string | undefined {
  const { db, clock } = context;
  const now = clock().getTime();
  run(db, 'DELETE FROM report_exports WHERE created_at < ?', now - KEPT_MS);
  if (countUnfinished(db, ownerId) >= MAX_UNFINISHED) {
    throw new RestError(
      429,
      'store_too_many_exports',
      sprintf(
        /* translators: %d: number of exports */
        __(
          'At most %d of your exports can run at a time. Wait until one is finished, or cancel it.',
          'store-admin',
        ),
        MAX_UNFINISHED,
      ),
    );
  }
  const { total } = kind.read(context, args, { page: 1, per_page: 1 });
  if (total === 0) return undefined;
  if (total > MAX_ROWS) {
    throw new RestError(
      400,
      'store_export_too_large',
      sprintf(
        /* translators: 1: number of rows, 2: maximum number of rows */
        __('This export would have %1$s rows; %2$s are possible. Choose a shorter period.', 'store-admin'),
        formatNumber(total),
        formatNumber(MAX_ROWS),
      ),
    );
  }
  deleteOldest(db, ownerId);
  const id = `${Math.floor(now / 1000)}${randomInt(10 ** 9, 10 ** 10)}`;
  run(
    db,
    'INSERT INTO report_exports (id, owner_id, report, args, pages, created_at, due_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    id,
    ownerId,
    report,
    JSON.stringify({ args, columns } satisfies ExportRequest),
    Math.ceil(total / PAGE),
    now,
    now + START_DELAY,
  );
  return id;
}

/** Cancels an export or deletes its file; returns whether the user has such an export. */
export function cancelExport(db: StoreDatabase, ownerId: number, report: string, id: string): boolean {
  const { changes } = run(
    db,
    'DELETE FROM report_exports WHERE id = ? AND report = ? AND owner_id = ?',
    id,
    report,
    ownerId,
  );
  return changes > 0;
}

function countUnfinished(db: StoreDatabase, ownerId: number): number {
  const row = first(
    db,
    'SELECT count(*) AS total FROM report_exports WHERE owner_id = ? AND pages_done < pages',
    ownerId,
  );
  return integer(row, 'total');
}

/** Deletes a user's oldest files to make room for one more. */
function deleteOldest(db: StoreDatabase, ownerId: number): void {
  run(
    db,
    `DELETE FROM report_exports WHERE id IN (
       SELECT id FROM report_exports WHERE owner_id = ? ORDER BY created_at DESC, id DESC LIMIT -1 OFFSET ?
     )`,
    ownerId,
    MAX_FILES - 1,
  );
}

/**
 * Writes one page of the next export; returns whether there is more to write. Users take turns, the longest-waiting
 * first; exports of one user are written one after the other.
 */
export function continueExports(context: StoreContext): boolean {
  const { db, clock } = context;
  const row = first(
    db,
    `SELECT * FROM report_exports WHERE pages_done < pages AND ${IS_DUE}
     ORDER BY (SELECT max(last_step) FROM report_exports AS own WHERE own.owner_id IS report_exports.owner_id),
       created_at, id
     LIMIT 1`,
    clock().getTime(),
  );
  const kind = row && findExportKind(text(row, 'report'));
  if (!kind) return false;
  // This runs later, in the background or in the request of another user.
  runInLocale(context.translations, ownerLocale(db, row), () => writePage(context, row, kind));
  return true;
}

/** Progress in percent; `undefined` if there is no such export. */
export function getProgress(db: StoreDatabase, report: string, id: string): number | undefined {
  const row = first(
    db,
    'SELECT pages, pages_done FROM report_exports WHERE id = ? AND report = ?',
    id,
    report,
  );
  return row && Math.floor((100 * integer(row, 'pages_done')) / integer(row, 'pages'));
}

/** The content of a complete file. */
export function readExport(db: StoreDatabase, report: string, id: string): string | undefined {
  if (getProgress(db, report, id) !== 100) return undefined;
  const pages = all(db, 'SELECT csv FROM report_export_pages WHERE export_id = ? ORDER BY page', id);
  return BYTE_ORDER_MARK + pages.map((page) => text(page, 'csv')).join('');
}

/** The language of an export's owner; the site's if the account is gone. */
function ownerLocale(db: StoreDatabase, row: Row): string {
  const owner = typeof row['owner_id'] === 'number' ? getUser(db, row['owner_id']) : undefined;
  return owner ? getUserLocale(db, owner) : getSiteLocale(db);
}

function writePage(context: StoreContext, row: Row, kind: ExportKind): void {
  const { db } = context;
  const [id, page] = [text(row, 'id'), integer(row, 'pages_done') + 1];
  const { args, columns: requested } = readRequest(text(row, 'args'));
  const columns = selectColumns(kind, requested);
  const { rows } = kind.read(context, args, { page, per_page: PAGE });
  const header = page === 1 ? [columns.map(({ label }) => label())] : [];
  const csv = toCsv([...header, ...rows.map((each) => toCells(columns, each, db))]);
  run(db, 'INSERT INTO report_export_pages (export_id, page, csv) VALUES (?, ?, ?)', id, page, csv);
  run(
    db,
    `UPDATE report_exports SET pages_done = ?, last_step = (SELECT max(last_step) + 1 FROM report_exports)
     WHERE id = ?`,
    page,
    id,
  );
}

function readRequest(kept: string): ExportRequest {
  const order: unknown = JSON.parse(kept);
  const { args, columns } = isMap(order) ? order : {};
  return {
    args: isMap(args) ? args : {},
    columns: Array.isArray(columns) ? columns.filter(isMap) : undefined,
  };
}

const formatNumber = (number: number): string => number.toLocaleString(toLanguageTag(getTextLocale()));
