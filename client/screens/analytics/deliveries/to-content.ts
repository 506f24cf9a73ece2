import type { Query } from '@admin/navigation';
import type { DeliveryContent, ReportParameters } from '@admin/store-deliveries';
import { readFilters, type ReportQuery } from '@admin/store-reports';
import { toViewQuery } from '@admin/store-views';
import type { ReportChart, ReportContext, ReportDefinition, ReportTable } from '../report/definition';
import { buildTableQuery } from '../report/table/table-query';
import type { ReportPeriod } from '../report/use-period';

/** What a report shows, as its screen has it. */
export interface ShownReport {
  definition: ReportDefinition;
  charts: readonly ReportChart[];
  table: ReportTable;
  period: ReportPeriod;
  context: ReportContext;
}

/** What the store takes; extensions may add metrics of any kind. */
const NAME = /^[\w-]{1,60}$/;
const TYPES = ['number', 'currency', 'average'] as const;
const MOST_FIGURES = 20;
const MOST_COLUMNS = 60;

interface Showing extends ShownReport {
  path: string;
  query: Query;
  hiddenColumns: readonly string[];
}

/**
 * What the store needs to know to say by itself what this screen says: its questions without dates, and its words. The period
 * is kept by its name, so that it is the present one whenever it is sent.
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
      .slice(0, MOST_FIGURES)
      .map(({ key, label, type }) => ({
        key,
        label,
        type: TYPES.find((known) => known === type) ?? 'number',
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
      .slice(0, MOST_COLUMNS)
      .map(({ key, label }) => ({ key, label })),
  };
}

/** The page that is open is no part of what is sent. */
function toParameters({ page: _page, per_page: _size, ...query }: ReportQuery): ReportParameters {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.map(String) : value]],
    ),
  ) as ReportParameters;
}
