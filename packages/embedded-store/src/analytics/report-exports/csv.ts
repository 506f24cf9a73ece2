/** A cell's value; numbers stay numbers. */
export type Cell = string | number;

/** Lines as RFC 4180 has them, each with its end. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** Text that a spreadsheet would take for a formula gets an apostrophe before it and stays text. */
function toCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
