import type { StoreContext } from '../../context';
import { parseParameters } from '../../rest';
import { toCsv } from '../report-exports/csv';
import { selectColumns, findExportKind, toCells } from '../report-exports/kinds';
import type { Content, ReportParameters } from './content';
import type { DateRange } from './period';

/** Rows read at a time. */
const PAGE = 1000;

/** Servers of mail refuse what is much larger, so that a larger file is left to the screen. In letters. */
const MOST_LETTERS = 5_000_000;
const MOST_ROWS = 50_000;

/** Spreadsheets take the file for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

export interface ReportFile {
  name: string;
  /** `undefined` when there is nothing in the report, or too much to be mailed. */
  csv: string | undefined;
  rows: number;
}

/**
 * The file that the screen of a report gives: its rows in its order, with the columns it shows under its words.
 * @param today on the shop's calendar: `2026-11-20`
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
  const asked = parseParameters(toQuery({ ...content.table, ...range }));
  const columns = selectColumns(kind, content.columns);
  const days = range ? `_${range.after.slice(0, 10)}_${range.before.slice(0, 10)}` : '';
  const name = `${content.report}${days}_exported-${today}.csv`;
  const parts = [BYTE_ORDER_MARK, toCsv([columns.map(({ label }) => label)])];
  let letters = 0;
  for (let page = 1; ; page += 1) {
    const { rows, total } = kind.read(context, asked, { page, per_page: PAGE });
    if (page === 1 && (total === 0 || total > MOST_ROWS)) return { name, csv: undefined, rows: total };
    const part = toCsv(rows.map((row) => toCells(columns, row, context.db)));
    parts.push(part);
    letters += part.length;
    if (letters > MOST_LETTERS) return { name, csv: undefined, rows: total };
    if (page * PAGE >= total) return { name, csv: parts.join(''), rows: total };
  }
}

/** Parameters as an address has them; names may bring brackets of their own. */
export function toQuery(parameters: ReportParameters | Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value === 'object') for (const item of value) query.append(`${name}[]`, item);
    else query.append(name, String(value));
  }
  return query.toString();
}
