// Doesn't import the folder's index, which loads the schema: browser tests read these facts and can't load SQL.
import { isMap } from '../rest/args';
import data from './report-facts.json';

/** A request; `as` names the id in its response, or in the response's first row, for later requests and rows. */
export interface Step {
  get?: string;
  post?: string;
  delete?: string;
  body?: object;
  as?: string;
}

/** Table cells in the order of the columns, or the status of an error. */
type Rows = readonly (readonly unknown[])[] | number;

export interface Fact {
  name: string;
  get: string;
  columns: readonly string[];
  /** The bounds are versions known to respond differently. Between two bounds, both responses are accepted. */
  answers: readonly { after?: string; before?: string; rows: Rows }[];
  /** An intended difference of the embedded store from the newest version. */
  embedded?: { reason: string; rows: Rows };
}

export interface Phase {
  name: string;
  settings: Readonly<Record<string, string>>;
  steps: readonly Step[];
  facts: readonly Fact[];
}

export interface FactResponse {
  status: number;
  body: unknown;
}

export const phases: readonly Phase[] = data.phases;

/** Replaces names in braces with values: `"{ann}"` becomes a number, `{ann}` inside a text its digits. */
export function fill<T>(value: T, values: Readonly<Record<string, string | number>>): T {
  const filled = Object.entries(values).reduce(
    (text, [name, value]) =>
      text.replaceAll(`"{${name}}"`, String(value)).replaceAll(`{${name}}`, String(value)),
    JSON.stringify(value),
  );
  return JSON.parse(filled) as T;
}

/** The cells that a fact checks. */
export function readRows({ columns }: Fact, { status, body }: FactResponse): Rows {
  if (status >= 400) return status;
  const records: unknown[] = Array.isArray(body) ? body : [body];
  return sortRows(records.map((record) => columns.map((column) => readCell(record, column.split('.')))));
}

function readCell(value: unknown, [member, ...rest]: readonly string[]): unknown {
  if (Array.isArray(value) && member !== undefined)
    return value.map((each: unknown) => readCell(each, [member, ...rest]));
  if (member !== undefined) return isMap(value) ? readCell(value[member], rest) : null;
  if (typeof value === 'number') return Math.round(value * 100) / 100;
  return typeof value === 'string' ? toPlainText(value) : (value ?? null);
}

/** Amounts are HTML, with the characters of the currency symbol as numeric entities. */
function toPlainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}

/** The order of rows with the same second differs between versions. */
export function sortRows(rows: Rows): Rows {
  if (typeof rows === 'number') return rows;
  return rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** The accepted responses of a WooCommerce version. */
export function answersOf({ answers }: Fact, version: string): Rows[] {
  return answers
    .filter(({ after = '0', before = '999' }) => isOlder(after, version) && isOlder(version, before))
    .map(({ rows }) => rows);
}

export function isOlder(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}
