/** What a cell of a file holds. */
export type CsvValue = string | number | boolean | null | undefined;

/** Spreadsheets take the file for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A file as RFC 4180 has it: lines end with CR LF, and text is quoted where it has to be.
 * @param decimals that numbers are rounded to, so that sums of cents do not end in 0.000000001
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

/** Half away from zero, as the screen rounds; adding zero makes -0 a plain 0. */
function round(value: number, decimals: number): number {
  const shifted = Math.abs(Number(`${value}e${decimals}`));
  if (!Number.isFinite(shifted)) return value;
  return Math.sign(value) * Number(`${Math.round(shifted)}e-${decimals}`) + 0;
}

/**
 * Text that a spreadsheet would take for a formula gets an apostrophe before it and stays text. Whole and decimal
 * numbers with a sign are no formulas.
 */
const neutralize = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-]\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
