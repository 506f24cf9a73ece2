import { useDispatch } from '@admin/data';
import { getHost } from '@admin/host';
import { getFileName, ROWS_PER_PAGE, type ExportSource } from '@admin/store-exports';
import { reportsStore, type ReportQuery, type ReportRow } from '@admin/store-reports';
import type { Row } from '@admin/table';
import type { ReportTable } from '../definition';
import type { ReportPeriod } from '../use-period';
import { useIsFiltered, type TableContent } from './filtered-table';
import { listRows, getTableSource } from './table-query';

interface Downloading {
  table: ReportTable;
  /** The endpoint of the report's metrics. */
  stats: string;
  tableQuery: ReportQuery;
  period: ReportPeriod;
  isTimeless: boolean;
  content: TableContent;
  /** The server's rows on the current page. */
  data: readonly ReportRow[];
  isKnown: boolean;
  /** Converts rows of the server to the table's content, with the extension filters applied. */
  present: (rows: readonly ReportRow[]) => TableContent;
}

/** Averages have decimals even in currencies without them. */
const LEAST_DECIMALS = 2;

/** Returns the source of the table's export: all columns, including hidden ones, of the rows on all pages. */
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
          // The extension filters run once more, as some depend on it.
          rows: valuesOf(present(data).rows),
          readPage: async (page) => {
            const { type, endpoint } = getTableSource(table, stats);
            const query = { ...tableQuery, page, per_page: ROWS_PER_PAGE };
            return valuesOf(present(listRows(await readReport(type, endpoint, query))).rows);
          },
          // The server doesn't know about the extension filters that run here.
          server: isFiltered ? undefined : { report: table.endpoint, args },
        }
      : undefined;
}
