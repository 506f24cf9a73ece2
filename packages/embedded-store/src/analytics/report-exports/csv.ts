/** A cell's value; numbers stay numbers. */
export type Cell = string | number;

/** Formats rows as RFC 4180, each line with its line ending. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe. */
function toCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
