import type { CsvValue } from './csv';

/** A column of the file. */
export interface ExportColumn {
  readonly key: string;
  readonly label: string;
}

/** A table to export. */
export interface ExportSource {
  /** Id of the export on the page; one runs at a time per id. */
  readonly id: string;
  readonly fileName: string;
  readonly columns: readonly ExportColumn[];
  /** Decimals to which numbers are rounded. */
  readonly decimals: number;
  /** Rows on all pages. */
  readonly total: number;
  /** The rows on the screen, with a value for each of `columns`. */
  readonly rows: readonly (readonly CsvValue[])[];
  /** Reads a page of `ROWS_PER_PAGE` rows in the order of the screen; the first one is 1. */
  readPage(page: number): Promise<readonly (readonly CsvValue[])[]>;
  /** How to request a file from the server; omitted if the server cannot export this table. */
  readonly server?:
    | {
        /** The endpoint's name of the report: `orders`. */
        readonly report: string;
        /** The table's query parameters, without the page. */
        readonly args: Readonly<Record<string, unknown>>;
      }
    | undefined;
}

/** An export in progress, or the last one of its report. */
export interface ExportState {
  /**
   * - `reading`: pages are read and put together here
   * - `writing`: the server writes the file
   * - `slow`: it has written nothing for a while; hosts with mail send a link when they are done
   * - `done`: the file was handed to the browser, or can be fetched by its link
   */
  readonly stage: 'reading' | 'writing' | 'slow' | 'done';
  /** From 0 to 100. */
  readonly percent: number;
  /** Distinguishes one attempt from the next. */
  readonly attempt: string;
  /** Where the server's file can be downloaded, while it is available. */
  readonly url?: string;
}
