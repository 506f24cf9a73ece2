import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { updateQueryString } from '@admin/navigation';
import {
  readPage,
  readPerPage,
  type ReportTotals,
  type ReportData,
  type ReportQuery,
  type ReportRow,
} from '@admin/store-reports';
import { DataTable, getHiddenColumns, type Column, type SortOrder } from '@admin/table';
import { Button, Tooltip } from '@admin/ui';
import { MetricDetailsButton } from '../../../../metric-details';
import { DownloadAction } from '../../download/download-action';
import type { ReportContext, ReportSummaryItem, ReportTable } from '../definition';
import { filterTable, useIsFiltered, type TableContent } from './filtered-table';
import type { TableRegionProps } from './table-region-props';
import { listRows } from './table-query';
import { isSearchShown, TableSearch } from './table-search';
import { useComparison, type ComparisonState } from './use-comparison';
import { useDownload } from './use-download';

interface TableViewProps extends Omit<TableRegionProps, 'totals' | 'areTotalsLoading'> {
  columns: readonly Column[];
  tableQuery: ReportQuery;
  answer: {
    readonly data: ReportData | undefined;
    readonly isPlaceholderData: boolean;
    readonly isFetching: boolean;
    readonly error: { readonly message: string } | undefined;
    readonly refetch: () => void;
  };
  /** Totals of all pages. */
  totals: ReportTotals | undefined;
  isSummaryLoading: boolean;
}

const NO_TOTALS: ReportTotals = {};

/** A page of rows with the totals of all pages. */
export function TableView(props: TableViewProps) {
  const { table, totals, isSummaryLoading, explain, context, columns, tableQuery, answer } = props;
  const { query, cells } = context;
  const { data, isPlaceholderData, isFetching, error, refetch } = answer;
  const { total = 0, totalPages = 0 } = data ?? {};
  const isFiltered = useIsFiltered();
  const received = useMemo(() => (data ? listRows(data) : []), [data]);
  const rows = useMemo(() => received.map((row) => table.getRow(row, cells)), [received, table, cells]);
  const comparison = useComparison(table.compare, received, context);

  const present = (raw: readonly ReportRow[], drawn = raw.map((row) => table.getRow(row, cells))) => {
    const own: TableContent = {
      endpoint: table.endpoint,
      headers: columns,
      rows: drawn,
      totals: totals ?? NO_TOTALS,
      summary: totals ? table.getSummary(totals, total, context) : sumUpNothing(table, context),
      items: { data: raw, totalResults: total, totalPages },
    };
    return isFiltered ? filterTable(own) : own;
  };
  const content = present(received, rows);
  const hiddenColumns = useMemo(
    () => getHiddenColumns(content.headers, props.hiddenColumns),
    [content.headers, props.hiddenColumns],
  );
  const summary = content.summary?.map((item) => ({
    ...item,
    // Totals of extensions and the number of rows can't be explained.
    action: typeof item.column === 'string' && totals?.[item.column] !== undefined && (
      <MetricDetailsButton {...explain(item.column, item.label, totals[item.column])} />
    ),
  }));
  const getSource = useDownload({
    ...props,
    content,
    data: received,
    isKnown: data !== undefined && !isPlaceholderData,
    present,
  });

  return (
    <DataTable
      title={table.getTitle(query)}
      columns={content.headers}
      rows={content.rows}
      status={error ? 'failed' : data ? 'ready' : 'loading'}
      isRefreshing={isFetching}
      failureMessage={error?.message}
      onRetry={refetch}
      orderby={textOf(tableQuery['orderby'])}
      order={tableQuery['order'] === 'asc' ? 'asc' : 'desc'}
      onSort={sort}
      page={readPage(query)}
      perPage={readPerPage(query)}
      total={total}
      onPage={turn}
      onPerPage={resize}
      hiddenColumns={hiddenColumns}
      onHiddenColumns={props.onHiddenColumns}
      selection={comparison?.selection}
      summary={totals || isSummaryLoading ? summary : null}
      isSummaryLoading={isSummaryLoading}
      search={table.search && isSearchShown(query) && <TableSearch search={table.search} query={query} />}
      actions={
        <>
          {comparison && <CompareButton {...comparison} />}
          <DownloadAction id={table.endpoint} getSource={getSource} disabled={total === 0} />
        </>
      }
      formatCount={context.number}
    />
  );
}

// Memoized, so that the table's header and pager are rendered only when they change.
const sort = (orderby: string, order: SortOrder) => updateQueryString({ orderby, order });
const turn = (paged: number) => updateQueryString({ paged });
const resize = (size: number) => updateQueryString({ per_page: size, paged: undefined });

/**
 * Summary passed to extensions until there are totals (or if there never are any): zeros, since extensions spread it
 * without a check. It is not shown.
 */
const sumUpNothing = (table: ReportTable, context: ReportContext): readonly ReportSummaryItem[] =>
  table.getSummary(NO_TOTALS, 0, {
    ...context,
    money: (value) => context.money(value ?? 0),
    number: (value) => context.number(value ?? 0),
  });

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Compares the selected rows, if there are at least two. */
function CompareButton({ label, compare }: ComparisonState) {
  if (compare) return <Button onClick={compare}>{label}</Button>;
  return (
    <Tooltip text={__('Check at least two items below to compare', 'store-admin')}>
      <Button aria-disabled="true">{label}</Button>
    </Tooltip>
  );
}
