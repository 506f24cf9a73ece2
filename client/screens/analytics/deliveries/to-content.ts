import type { Query } from '@admin/navigation';
import type { DeliveryContent, ReportParameters } from '@admin/store-deliveries';
import { readFilters, type ReportQuery } from '@admin/store-reports';
import { toViewQuery } from '@admin/store-views';
import type { ReportChart, ReportContext, ReportDefinition, ReportTable } from '../report/definition';
import { buildTableQuery } from '../report/table/table-query';
import type { ReportPeriod } from '../report/use-period';

/** The content of a report as its screen shows it. */
export interface ShownReport {
  definition: ReportDefinition;
  charts: readonly ReportChart[];
  table: ReportTable;
  period: ReportPeriod;
  context: ReportContext;
}

/** The server's naming rule; extensions can add metrics with other names. */
const NAME = /^[\w-]{1,60}$/;
const TYPES = ['number', 'currency', 'average'] as const;
const MAX_METRICS = 20;
const MAX_COLUMNS = 60;

interface Showing extends ShownReport {
  path: string;
  query: Query;
  hiddenColumns: readonly string[];
}

/**
 * Converts the report to what the server needs to create the same e-mail: its queries without dates, and its labels.
 * The period is saved by name, so that each e-mail covers the current one.
 */
export function toContent({
  definition,
  charts,
  table,
  period,
  context,
  ...showing
}: Showing): DeliveryContent {
  const { path, query, hiddenColumns } = showing;
  const columns = table.getColumns(context.cells);
  const tableQuery = buildTableQuery({
    table,
    columns,
    query,
    range: undefined,
    isFiltered: false,
  });
  const { choice } = period;
  return {
    title: definition.title,
    path,
    query: toViewQuery(query),
    stats: definition.stats,
    filters: toParameters(readFilters(query)),
    figures: charts
      .filter(({ key }) => NAME.test(key))
      .slice(0, MAX_METRICS)
      .map(({ key, label, type }) => ({
        key,
        label,
        type: TYPES.find((allowed) => allowed === type) ?? 'number',
      })),
    period: definition.isTimeless
      ? null
      : {
          name: choice.period,
          compare: choice.compare,
          ...(choice.period === 'custom' && { after: choice.after, before: choice.before }),
        },
    report: table.endpoint,
    table: toParameters(tableQuery),
    columns: columns
      .filter(({ key }) => NAME.test(key) && !hiddenColumns.includes(key))
      .slice(0, MAX_COLUMNS)
      .map(({ key, label }) => ({ key, label })),
  };
}

/** The current page is not part of the delivery. */
function toParameters({ page: _page, per_page: _size, ...query }: ReportQuery): ReportParameters {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.map(String) : value]],
    ),
  ) as ReportParameters;
}
