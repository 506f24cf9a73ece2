import { formatNumber } from '@admin/format';

/** The value of a cell. */
export type CsvValue = string | number | boolean | null | undefined;

/** Spreadsheets need this to read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes a file per RFC 4180: lines end with CR LF, and text is quoted where necessary.
 * @param decimals that numbers are rounded to, which removes floating-point noise such as 0.000000001
 */
export function toCsv(lines: readonly (readonly CsvValue[])[], decimals: number): string {
  const write = (value: CsvValue) => toCell(value, decimals);
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(write).join(',')}\r\n`).join('');
}

function toCell(value: CsvValue, decimals: number): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(round(value, decimals)) : '';
  const text = neutralize(String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rounds half away from zero, like the screen. */
const round = (value: number, decimals: number): number =>
  Number(formatNumber(value, { precision: decimals, decimalSeparator: '.', thousandSeparator: '' }));

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe. Signed numbers are not formulas. */
const neutralize = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-]\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
