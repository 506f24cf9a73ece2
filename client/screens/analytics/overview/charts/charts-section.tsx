import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { useFilterChanges } from '@admin/extensions';
import { getHost } from '@admin/host';
import { usePromiseNotice } from '@admin/store-notices';
import { chooseInterval, toSeriesQuery, type Interval, type ReportQuery } from '@admin/store-reports';
import { usePreference } from '@admin/store-user';
import { ChartTools } from '../../report/chart/chart-tools';
import { useReportContext } from '../../report/context';
import { useReportFilters } from '../../report/use-filters';
import { useReportPeriod } from '../../report/use-period';
import { arrangeBlocks } from '../sections/arrange-blocks';
import { EmptySection } from '../sections/empty-section';
import type { SectionProps } from '../sections/section';
import { SectionFrame } from '../sections/section-frame';
import { ChartBlock } from './chart-block';
import { CHARTS_FILTER, getChartKey, listCharts } from './charts';
import './charts-section.css';

const EMPTY_QUERY: ReportQuery = {};

/** Metrics over time. Interval and chart type are shared by all charts, and saved. */
export function ChartsSection(props: SectionProps) {
  const { query, arrangement } = props;
  useFilterChanges(CHARTS_FILTER);
  const offered = listCharts();
  const charts = arrangeBlocks(
    offered.map((chart) => ({ chart, key: getChartKey(chart), label: chart.label })),
    arrangement,
  );
  const shown = charts.filter(({ isVisible }) => isVisible);

  const period = useReportPeriod(query);
  const [storedInterval, saveInterval] = usePreference('dashboard_chart_interval');
  const [storedType, saveType] = usePreference('dashboard_chart_type');
  const report = usePromiseNotice();
  const keep = (saving: Promise<unknown>) =>
    void report(saving, { failed: __('There was a problem saving the chart settings', 'store-admin') });
  const { present } = period.ranges;
  const interval = useMemo(
    () => chooseInterval(present, getHost().startOfWeek, storedInterval),
    [present, storedInterval],
  );
  const type = storedType === 'bar' ? 'bar' : 'line';
  const context = useReportContext(query);

  // Charts of the same report share a query.
  const fields = shown
    .map(({ chart }) => `${chart.endpoint}/${chart.key}`)
    .toSorted()
    .join();
  const filters = useReportFilters(query);
  const reportQueries = useMemo(() => toQuestions(fields, filters, interval), [fields, filters, interval]);

  return (
    <SectionFrame
      section={props}
      blocks={charts}
      chooseLabel={__('Choose charts', 'store-admin')}
      tools={
        <ChartTools
          {...{ interval, type }}
          intervals={period.intervals}
          onInterval={(value) => keep(saveInterval(value))}
          onType={(value) => keep(saveType(value))}
        />
      }
    >
      {shown.length === 0 ? (
        <EmptySection title={__('No charts are shown', 'store-admin')} />
      ) : (
        <div className="sa-charts">
          {shown.map(({ key, name, chart }) => (
            <ChartBlock
              key={key}
              chart={chart}
              name={name}
              reportQuery={reportQueries.get(chart.endpoint) ?? EMPTY_QUERY}
              {...{ filters, type, interval, period, context }}
            />
          ))}
        </div>
      )}
    </SectionFrame>
  );
}

/** @param fields `revenue/net_revenue,orders/orders_count` */
function toQuestions(fields: string, filters: ReportQuery, interval: Interval) {
  const byEndpoint = new Map<string, string[]>();
  for (const field of fields.split(',')) {
    const cut = field.lastIndexOf('/');
    const endpoint = field.slice(0, cut);
    byEndpoint.set(endpoint, [...(byEndpoint.get(endpoint) ?? []), field.slice(cut + 1)]);
  }
  return new Map(
    [...byEndpoint].map(([endpoint, keys]) => [endpoint, toSeriesQuery({ filters, fields: keys, interval })]),
  );
}
