import { saveFile, toCsv, type CsvValue } from '@admin/store-exports';

interface Header {
  readonly label: string;
}

interface Cell {
  readonly value?: CsvValue;
}

/** More decimals than any currency has, so that extensions' values keep their precision. */
const DECIMALS = 8;

/** Returns the CSV text: labels first, then the values of each row. Values that could run as formulas are escaped. */
export const generateCSVDataFromTable = (
  headers: readonly Header[],
  rows: readonly (readonly Cell[])[],
): string =>
  toCsv([headers.map(({ label }) => label), ...rows.map((row) => row.map(({ value }) => value))], DECIMALS);

/** Returns a name such as `orders_2026-11-22_after-2026-11-01.csv`: name, date and parameters. */
export function generateCSVFileName(name = '', params: Readonly<Record<string, unknown>> = {}): string {
  const today = new Date();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const parts = [
    name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
    day,
    ...Object.entries(params).map(([key, value]) =>
      `${key}-${decodeURIComponent(String(value)).toLowerCase()}`.replaceAll(/[^\p{L}\p{N}-]+/gu, '-'),
    ),
  ];
  return `${parts.filter(Boolean).join('_')}.csv`;
}

/** Downloads a file in the browser. */
export function downloadCSVFile(fileName: string, content: string): void {
  saveFile(fileName, content);
}
