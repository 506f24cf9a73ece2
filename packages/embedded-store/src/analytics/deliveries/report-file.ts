import type { StoreContext } from '../../context';
import { parseParameters } from '../../rest';
import { toCsv } from '../report-exports/csv';
import { selectColumns, findExportKind, toCells } from '../report-exports/kinds';
import type { Content, ReportParameters } from './content';
import type { DateRange } from './period';

/** Rows per read. */
const PAGE = 1000;

/**
 * Maximum file length in characters. Mail servers reject much larger mails, so larger files are only available on
 * screen.
 */
const MAX_LENGTH = 5_000_000;
const MAX_ROWS = 50_000;

/** Spreadsheets only detect UTF-8 if the file starts with this. */
const BYTE_ORDER_MARK = '\uFEFF';

export interface ReportFile {
  name: string;
  /** `undefined` if the report is empty or too large to mail. */
  csv: string | undefined;
  rows: number;
}

/**
 * The same file that the report screen exports: its rows in its order, with its columns and labels.
 * @param today on the store's calendar: `2026-11-20`
 * @throws {RestError} when the report refuses its parameters.
 */
export function createReportFile(
  context: StoreContext,
  content: Content,
  range: DateRange | undefined,
  today: string,
): ReportFile {
  const kind = findExportKind(content.report);
  if (!kind) throw new Error(`There is no report ${content.report}.`);
  const parameters = parseParameters(toQuery({ ...content.table, ...range }));
  const columns = selectColumns(kind, content.columns);
  const days = range ? `_${range.after.slice(0, 10)}_${range.before.slice(0, 10)}` : '';
  const name = `${content.report}${days}_exported-${today}.csv`;
  const parts = [BYTE_ORDER_MARK, toCsv([columns.map(({ label }) => label())])];
  let length = 0;
  for (let page = 1; ; page += 1) {
    const { rows, total } = kind.read(context, parameters, { page, per_page: PAGE });
    if (page === 1 && (total === 0 || total > MAX_ROWS)) return { name, csv: undefined, rows: total };
    const part = toCsv(rows.map((row) => toCells(columns, row, context.db)));
    parts.push(part);
    length += part.length;
    if (length > MAX_LENGTH) return { name, csv: undefined, rows: total };
    if (page * PAGE >= total) return { name, csv: parts.join(''), rows: total };
  }
}

/** Serializes parameters as a query string; names may already contain brackets. */
export function toQuery(parameters: ReportParameters | Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value === 'object') for (const item of value) query.append(`${name}[]`, item);
    else query.append(name, String(value));
  }
  return query.toString();
}
