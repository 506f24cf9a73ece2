import { useMemo } from 'react';
import type { Resolution } from '@admin/data';
import { updateQueryString } from '@admin/navigation';
import { readPage, readPerPage, type Figures, type ReportQuery, type ReportRow } from '@admin/store-reports';
import { DataTable, getHiddenColumns, type Column, type SortOrder } from '@admin/table';
import { Explain } from '../../../../figures';
import { DownloadAction } from '../../download';
import type { ReportContext, ReportSummaryItem, ReportTable } from '../definition';
import { CompareButton } from './compare-button';
import { filterTable, useIsFiltered, type TableContent } from './filtered-table';
import type { TableRegionProps } from './table-region-props';
import { isSearchShown, TableSearch } from './table-search';
import { useComparison } from './use-comparison';
import { useDownload } from './use-download';

export interface TableAnswer {
  readonly rows: readonly ReportRow[];
  readonly total: number;
  readonly totalPages: number;
  readonly isKnown: boolean;
  readonly status: Resolution['status'];
  readonly failure: { readonly message: string } | undefined;
  readonly retry: () => void;
}

interface TableViewProps extends TableRegionProps {
  columns: readonly Column[];
  /** What the rows are the answer to. */
  asked: ReportQuery;
  answer: TableAnswer;
}

const NO_TOTALS: Figures = {};

/** A page of rows with the totals of all pages. */
export function TableView(props: TableViewProps) {
  const { table, totals, explain, context, columns, asked, answer } = props;
  const { query, cells } = context;
  const isFiltered = useIsFiltered();
  const rows = useMemo(() => answer.rows.map((row) => table.getRow(row, cells)), [answer.rows, table, cells]);
  const comparison = useComparison(table.compare, answer.rows, context);

  const present = (data: readonly ReportRow[], drawn = data.map((row) => table.getRow(row, cells))) => {
    const own: TableContent = {
      endpoint: table.endpoint,
      headers: columns,
      rows: drawn,
      totals: totals ?? NO_TOTALS,
      summary: totals ? table.getSummary(totals, answer.total, context) : sumUpNothing(table, context),
      items: { data, totalResults: answer.total, totalPages: answer.totalPages },
    };
    return isFiltered ? filterTable(own) : own;
  };
  const content = present(answer.rows, rows);
  const hiddenColumns = useMemo(
    () => getHiddenColumns(content.headers, props.hiddenColumns),
    [content.headers, props.hiddenColumns],
  );
  const summary = content.summary?.map((item) => ({
    ...item,
    // Totals of extensions, and how many rows there are, have nothing to be explained by.
    action: typeof item.column === 'string' && totals?.[item.column] !== undefined && (
      <Explain {...explain(item.column, item.label, totals[item.column])} />
    ),
  }));
  const getSource = useDownload({
    ...props,
    content,
    data: answer.rows,
    isKnown: answer.isKnown,
    present,
  });

  return (
    <DataTable
      title={table.getTitle(query)}
      columns={content.headers}
      rows={content.rows}
      status={answer.status === 'failed' ? 'failed' : answer.isKnown ? 'ready' : 'loading'}
      isRefreshing={answer.status === 'resolving' && answer.isKnown}
      failureMessage={answer.failure?.message}
      onRetry={answer.retry}
      orderby={textOf(asked['orderby'])}
      order={asked['order'] === 'asc' ? 'asc' : 'desc'}
      onSort={sort}
      page={readPage(query)}
      perPage={readPerPage(query)}
      total={answer.total}
      onPage={turn}
      onPerPage={resize}
      hiddenColumns={hiddenColumns}
      onHiddenColumns={props.onHiddenColumns}
      selection={comparison?.selection}
      summary={totals && answer.isKnown ? summary : null}
      search={table.search && isSearchShown(query) && <TableSearch search={table.search} query={query} />}
      actions={
        <>
          {comparison && <CompareButton {...comparison} />}
          <DownloadAction id={table.endpoint} getSource={getSource} disabled={answer.total === 0} />
        </>
      }
      formatCount={context.number}
    />
  );
}

// The same for each rendering, so that the head of the table and its pages are drawn only when they change.
const sort = (orderby: string, order: SortOrder) => updateQueryString({ orderby, order });
const turn = (paged: number) => updateQueryString({ paged });
const resize = (size: number) => updateQueryString({ per_page: size, paged: undefined });

/**
 * What extensions get in the place of a summary as long as there are no totals, which may be for good: lines of zeros,
 * since they spread it without asking. It is not shown.
 */
const sumUpNothing = (table: ReportTable, context: ReportContext): readonly ReportSummaryItem[] =>
  table.getSummary(NO_TOTALS, 0, {
    ...context,
    money: (value) => context.money(value ?? 0),
    number: (value) => context.number(value ?? 0),
  });

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
