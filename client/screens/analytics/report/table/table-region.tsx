import { memo, useMemo, useState, type ReactElement } from 'react';
import type { Resolution } from '@admin/data';
import { useReportItems, useReportStats, type ReportQuery, type ReportRow } from '@admin/store-reports';
import type { ReportTable } from '../definition';
import { KeptForNow } from '../kept-for-now';
import { useIsFiltered } from './filtered-table';
import type { TableRegionProps } from './table-region-props';
import { askTable } from './table-question';
import { TableView, type TableAnswer } from './table-view';

/** The rows of a report: pages of a list, or the days of its own figures. */
export const TableRegion = memo(function TableRegion(props: TableRegionProps) {
  const { table, period, isTimeless, context } = props;
  const { query, cells } = context;
  const isFiltered = useIsFiltered();
  const columns = useMemo(() => table.getColumns(cells), [table, cells]);
  const asked = useMemo(
    () =>
      askTable({
        table,
        columns,
        query,
        range: isTimeless ? undefined : period.ranges.present,
        isFiltered,
      }),
    [columns, query, table, isFiltered, isTimeless, period],
  );

  return table.source === 'days' ? (
    <DayRows {...props} columns={columns} asked={asked} />
  ) : (
    <ItemRows {...props} columns={columns} asked={asked} items={table.source.items} />
  );
});

interface RowsProps extends TableRegionProps {
  columns: ReturnType<ReportTable['getColumns']>;
  asked: ReportQuery;
}

const NO_ROWS: readonly ReportRow[] = [];

function ItemRows({ items, ...props }: RowsProps & { items: string }) {
  const { page, status, failure, retry } = useReportItems(items, props.asked);
  const shown = useLastOf(page, props.asked, status);
  const answer: TableAnswer = {
    rows: shown?.items ?? NO_ROWS,
    total: shown?.total ?? 0,
    totalPages: shown?.totalPages ?? 0,
    isKnown: shown !== undefined,
    status,
    failure,
    retry,
  };
  return inItsTime(<TableView {...props} answer={answer} />, answer);
}

function DayRows(props: RowsProps) {
  const { stats, status, failure, retry } = useReportStats(props.stats, props.asked);
  const shown = useLastOf(stats, props.asked, status);
  const rows = useMemo(() => shown?.intervals.map(({ raw }) => raw) ?? NO_ROWS, [shown]);
  const answer: TableAnswer = {
    rows,
    total: shown?.total ?? 0,
    totalPages: shown?.totalPages ?? 0,
    isKnown: shown !== undefined,
    status,
    failure,
    retry,
  };
  return inItsTime(<TableView {...props} answer={answer} />, answer);
}

const inItsTime = (view: ReactElement, { isKnown, status }: TableAnswer) => (
  <KeptForNow isDue={!isKnown && status === 'resolving'}>{view}</KeptForNow>
);

/**
 * Rows stay while the same ones are read in another order, or others of the same table: they are marked as busy, and
 * drawing a waiting table in between would only take time. Other filters and periods are another table.
 */
function useLastOf<A>(
  answer: A | undefined,
  { page: _page, per_page: _size, orderby: _orderby, order: _order, ...question }: ReportQuery,
  status: Resolution['status'],
): A | undefined {
  const about = JSON.stringify(question);
  const [last, setLast] = useState({ about, answer });
  if (answer !== undefined && (last.answer !== answer || last.about !== about)) setLast({ about, answer });
  return answer ?? (last.about === about && status !== 'failed' ? last.answer : undefined);
}
