/** Parses a CSV file: its header, and each row's cells by column name. For tests. */
export function readCsv(file: string): { header: string[]; rows: Record<string, string>[] } {
  const [header = [], ...lines] = file.replace('\uFEFF', '').trimEnd().split('\r\n').map(toCells);
  const toRow = (cells: readonly string[]) =>
    Object.fromEntries(header.map((name, column) => [name, cells[column] ?? '']));
  return { header, rows: lines.map(toRow) };
}

/** The cells of a line; cells with commas are quoted. */
function toCells(line: string): string[] {
  return [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
