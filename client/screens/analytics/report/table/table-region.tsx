import { memo, useMemo } from 'react';
import { useReportQuery } from '@admin/store-reports';
import { useIsFiltered } from './filtered-table';
import type { TableRegionProps } from './table-region-props';
import { buildTableQuery, getTableSource } from './table-query';
import { TableView } from './table-view';

/** The rows of a report: pages of a list, or the days of its metrics. */
export const TableRegion = memo(function TableRegion(props: TableRegionProps) {
  const { table, stats, scope, totals, period, isTimeless, context } = props;
  const { query, cells } = context;
  const isFiltered = useIsFiltered();
  const columns = useMemo(() => table.getColumns(cells), [table, cells]);
  const tableQuery = useMemo(
    () =>
      buildTableQuery({
        table,
        columns,
        query,
        range: isTimeless ? undefined : period.ranges.present,
        isFiltered,
      }),
    [columns, query, table, isFiltered, isTimeless, period],
  );
  const { request, ...answer } = useReportQuery({
    ...getTableSource(table, stats),
    query: tableQuery,
    keepPreviousData: true,
    scope,
  });
  // Totals with a different scope must not be shown for this table.
  const ownTotals = totals?.scope === request.scope ? totals.values : undefined;
  return (
    <TableView
      {...props}
      {...{ columns, tableQuery, answer }}
      totals={ownTotals}
      isSummaryLoading={!ownTotals && (props.areTotalsLoading || answer.isPlaceholderData)}
    />
  );
});
