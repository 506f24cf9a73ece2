/** A file as a spreadsheet shows it: what its columns are called, and the cells of each row by that name. For tests. */
export function readCsv(file: string): { header: string[]; rows: Record<string, string>[] } {
  const [header = [], ...lines] = file.replace('\uFEFF', '').trimEnd().split('\r\n').map(toCells);
  const toRow = (cells: readonly string[]) =>
    Object.fromEntries(header.map((name, column) => [name, cells[column] ?? '']));
  return { header, rows: lines.map(toRow) };
}

/** The cells of a line, some of which have commas in them and stand in quotes. */
function toCells(line: string): string[] {
  return [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
