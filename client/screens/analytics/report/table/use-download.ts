import { useDispatch } from '@admin/data';
import { getHost } from '@admin/host';
import { getFileName, ROWS_PER_PAGE, type ExportSource } from '@admin/store-exports';
import { reportsStore, type ReportQuery, type ReportRow } from '@admin/store-reports';
import type { Row } from '@admin/table';
import type { ReportTable } from '../definition';
import type { ReportPeriod } from '../use-period';
import { useIsFiltered, type TableContent } from './filtered-table';
import { listRows, sourceOf } from './table-query';

interface Downloading {
  table: ReportTable;
  /** The endpoint of the report's metrics. */
  stats: string;
  tableQuery: ReportQuery;
  period: ReportPeriod;
  isTimeless: boolean;
  content: TableContent;
  /** What the server sent for the rows on the screen. */
  data: readonly ReportRow[];
  isKnown: boolean;
  /** What the table shows for rows of the server, changed by extensions as on the screen. */
  present: (rows: readonly ReportRow[]) => TableContent;
}

/** Averages of currencies without decimals have some, too. */
const LEAST_DECIMALS = 2;

/** Says what a file of the table holds: all columns, also those that the screen hides, of the rows on all pages. */
export function useDownload(given: Downloading): () => ExportSource | undefined {
  const { readReport } = useDispatch(reportsStore);
  const isFiltered = useIsFiltered();
  const { table, stats, tableQuery, period, isTimeless, content, data, isKnown, present } = given;
  const valuesOf = (rows: readonly Row[]) => rows.map((row) => row.map(({ value }) => value));
  const { page: _page, per_page: _size, ...args } = tableQuery;

  return () =>
    isKnown
      ? {
          id: table.endpoint,
          fileName: getFileName({
            report: table.endpoint,
            range: isTimeless ? undefined : period.ranges.present,
            today: period.today,
          }),
          columns: content.headers.map(({ key, label }) => ({ key, label })),
          decimals: Math.max(LEAST_DECIMALS, getHost().settings.currency.precision),
          total: content.items.totalResults,
          // Extensions are asked once more, as some wait for that.
          rows: valuesOf(present(data).rows),
          readPage: async (page) => {
            const { type, endpoint } = sourceOf(table, stats);
            const query = { ...tableQuery, page, per_page: ROWS_PER_PAGE };
            return valuesOf(present(listRows(await readReport(type, endpoint, query))).rows);
          },
          // The server knows nothing of what extensions do to tables here.
          server: isFiltered ? undefined : { report: table.endpoint, args },
        }
      : undefined;
}
