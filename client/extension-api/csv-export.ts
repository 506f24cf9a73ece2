import { saveFile, toCsv, type CsvValue } from '@admin/store-exports';

interface Header {
  readonly label: string;
}

interface Cell {
  readonly value?: CsvValue;
}

/** More digits than any currency has, so that nothing of an extension's figures is lost. */
const DECIMALS = 8;

/** The text of a file: labels first, then the values of each row. Nothing in it can run as a formula. */
export const generateCSVDataFromTable = (
  headers: readonly Header[],
  rows: readonly (readonly Cell[])[],
): string =>
  toCsv([headers.map(({ label }) => label), ...rows.map((row) => row.map(({ value }) => value))], DECIMALS);

/** `orders_2026-11-22_after-2026-11-01.csv`: name, day and parameters. */
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

/** Hands a file to the browser to be saved. */
export function downloadCSVFile(fileName: string, content: string): void {
  saveFile(fileName, content);
}
