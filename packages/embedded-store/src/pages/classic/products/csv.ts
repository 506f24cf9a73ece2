/** A cell and what ends it; a quoted one holds anything, with its quotes doubled. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/**
 * The records of a CSV file (RFC 4180). Empty lines count for nothing.
 * @returns `undefined` when quotes are left open or stand in the middle of a cell
 */
export function parseCsv(text: string): string[][] | undefined {
  const content = text.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  for (let isOver = false; !isOver;) {
    CELL.lastIndex = position;
    const found = CELL.exec(content);
    if (!found) return undefined;
    position = CELL.lastIndex;
    const [, quoted, plain = '', end] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    row = [];
    isOver = position === content.length;
  }
  return rows;
}
