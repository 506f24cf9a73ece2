import { useMemo } from 'react';
import type { Resolution } from '@admin/data';
import { updateQueryString } from '@admin/navigation';
import {
  readPage,
  readPerPage,
  useComparedSeries,
  type ReportQuery,
  type ReportRow,
} from '@admin/store-reports';
import { DataTable, getHiddenColumns, type Column } from '@admin/table';
import { CompareButton } from './compare-button';
import { filterTable, useIsFiltered, type TableContent } from './filtered-table';
import type { TableRegionProps } from './table-region';
import { isSearchShown, TableSearch } from './table-search';
import { useComparison } from './use-comparison';
import { useHiddenColumns } from './use-hidden-columns';

export interface TableAnswer {
  readonly rows: readonly ReportRow[];
  readonly total: number;
  readonly totalPages: number;
  readonly isKnown: boolean;
  readonly status: Resolution['status'];
  readonly retry: () => void;
}

interface TableViewProps extends TableRegionProps {
  columns: readonly Column[];
  /** What the rows are the answer to. */
  asked: ReportQuery;
  answer: TableAnswer;
}

const NO_TOTALS = {};

/** A page of rows with the totals of all pages. */
export function TableView(props: TableViewProps) {
  const { table, stats, question, period, isTimeless, context, columns, asked, answer } = props;
  const { query } = context;
  const totals = useTotals(stats, question, isTimeless ? undefined : period.ranges.present);
  const rows = useMemo(
    () => answer.rows.map((row) => table.getRow(row, context)),
    [answer.rows, table, context],
  );
  const [chosen, save] = useHiddenColumns(table.columnsPreference);
  const comparison = useComparison(table.compare, answer.rows, context);

  const own: TableContent = {
    endpoint: table.endpoint,
    headers: columns,
    rows,
    totals: totals ?? NO_TOTALS,
    summary: totals && answer.isKnown ? table.getSummary(totals, answer.total, context) : null,
    items: { data: answer.rows, totalResults: answer.total, totalPages: answer.totalPages },
  };
  const content = useIsFiltered() ? filterTable(own) : own;

  return (
    <DataTable
      title={table.getTitle(query)}
      columns={content.headers}
      rows={content.rows}
      status={answer.status === 'failed' ? 'failed' : answer.isKnown ? 'ready' : 'loading'}
      isRefreshing={answer.status === 'resolving' && answer.isKnown}
      onRetry={answer.retry}
      orderby={textOf(asked['orderby'])}
      order={asked['order'] === 'asc' ? 'asc' : 'desc'}
      onSort={(orderby, order) => updateQueryString({ orderby, order })}
      page={readPage(query)}
      perPage={readPerPage(query)}
      total={answer.total}
      onPage={(paged) => updateQueryString({ paged })}
      onPerPage={(size) => updateQueryString({ per_page: size, paged: 1 })}
      hiddenColumns={getHiddenColumns(content.headers, chosen)}
      onHiddenColumns={save}
      selection={comparison?.selection}
      summary={content.summary}
      search={table.search && isSearchShown(query) && <TableSearch search={table.search} query={query} />}
      actions={comparison && <CompareButton {...comparison} />}
      formatCount={context.number}
    />
  );
}

/** The figures of the whole report, from the answer that the summary above is made of. */
function useTotals(
  stats: string,
  question: ReportQuery,
  range: { after: string; before: string } | undefined,
) {
  const ranges = useMemo(() => ({ present: range, previous: undefined }), [range]);
  return useComparedSeries(stats, question, ranges).present?.totals;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
