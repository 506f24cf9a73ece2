import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { Chart as OwnChart, type ChartPoint, type ChartSeries } from '@admin/charts';
import { formatDate, getIntervalFormats } from '@admin/format';
import { getHost } from '@admin/host';
import { isRecord } from '@admin/http';
import { updateQueryString, type Query } from '@admin/navigation';
import { Card, EmptyState, Placeholder, Select } from '@admin/ui';
import { CurrencyFactory, type CurrencyConfig } from '../currency';
import { numberFormat } from '../number';

/**
 * A date with a value for each series: `{ date, Mugs: { label, value } }`, or the value alone. A compared value of
 * another date has that date in `labelDate`.
 */
export type ChartDatum = Readonly<Record<string, unknown>>;

export interface ChartProps {
  readonly data?: readonly ChartDatum[];
  readonly title?: string;
  readonly chartType?: 'line' | 'bar';
  /** `currency`; everything else is a number. */
  readonly valueType?: string;
  /** Defaults to the store's. */
  readonly currency?: CurrencyConfig;
  readonly interval?: string;
  /** Intervals to choose from; the chosen one is saved in the URL. */
  readonly allowedIntervals?: readonly string[];
  readonly path?: string;
  readonly query?: Query;
  readonly isRequesting?: boolean;
  readonly emptyMessage?: string;
  readonly legendTotals?: Readonly<Record<string, number>>;
  readonly height?: number;
}

/** A chart of values over time. */
export function Chart(props: ChartProps) {
  const { data = NO_DATA, title = '', chartType = 'line', valueType = 'number', interval = 'day' } = props;
  const format = useMemo(() => toFormat(valueType, props.currency), [valueType, props.currency]);
  const points = useMemo(() => data.map((datum, index) => toPoint(datum, interval, index)), [data, interval]);
  const series = useMemo(
    () => toSeries(data, props.legendTotals ?? {}, interval, format),
    [data, props.legendTotals, interval, format],
  );
  const intervals = <IntervalChoice {...props} interval={interval} />;
  if (props.isRequesting) return <ChartPlaceholder height={props.height ?? 300} />;
  if (points.length === 0) {
    return (
      <Card title={title} actions={intervals}>
        <EmptyState
          title={props.emptyMessage ?? __('No data recorded for the selected time period.', 'store-admin')}
        />
      </Card>
    );
  }
  return (
    <Card title={title} actions={intervals}>
      <OwnChart
        label={title}
        type={chartType}
        points={points}
        series={series}
        format={format}
        height={props.height}
      />
    </Card>
  );
}

type IntervalChoiceProps = Pick<ChartProps, 'allowedIntervals' | 'path' | 'query'> & { interval: string };

function IntervalChoice({ interval, allowedIntervals = [], path, query }: IntervalChoiceProps) {
  const names: Readonly<Record<string, string>> = {
    hour: __('By hour', 'store-admin'),
    day: __('By day', 'store-admin'),
    week: __('By week', 'store-admin'),
    month: __('By month', 'store-admin'),
    quarter: __('By quarter', 'store-admin'),
    year: __('By year', 'store-admin'),
  };
  if (allowedIntervals.length === 0) return null;
  return (
    <Select
      label={__('Interval', 'store-admin')}
      value={interval}
      options={allowedIntervals.map((value) => ({ value, label: names[value] ?? value }))}
      onChange={(chosen) => updateQueryString({ interval: chosen }, path, query)}
    />
  );
}

const NO_DATA: readonly ChartDatum[] = [];

function toFormat(valueType: string, currency: CurrencyConfig | undefined): (value: number) => string {
  if (valueType === 'currency') {
    const { formatAmount } = CurrencyFactory(currency);
    return (value) => formatAmount(value);
  }
  const { decimalSeparator, thousandSeparator } = getHost().settings.currency;
  return (value) => numberFormat({ decimalSeparator, thousandSeparator }, value);
}

function toPoint({ date }: ChartDatum, interval: string, index: number): ChartPoint {
  const formats = formatsOf(interval);
  return {
    // An hour occurs twice when clocks are set back.
    key: `${index} ${String(date)}`,
    label: writeDate(date, formats.label),
    title: writeDate(date, formats.title),
  };
}

function formatsOf(interval: string) {
  const { timeFormat, settings } = getHost();
  return getIntervalFormats(interval, { dateFormat: settings.dateFormat, timeFormat });
}

function writeDate(date: unknown, format: string): string {
  const text = String(date);
  // Report dates are in the store's calendar, whatever the browser's time zone is.
  const moment = new Date(`${text.slice(0, 19)}${text.length > 10 ? '' : 'T00:00:00'}Z`);
  return formatDate(moment, format, { timeZone: 'UTC', locale: getHost().settings.locale.userLocale });
}

function toSeries(
  data: readonly ChartDatum[],
  totals: Readonly<Record<string, number>>,
  interval: string,
  format: (value: number) => string,
): ChartSeries[] {
  const keys = [...new Set(data.flatMap((datum) => Object.keys(datum)))].filter((key) => key !== 'date');
  return keys.map((key) => {
    const entries = data.map((datum) => datum[key]);
    const named = entries.find((entry) => isRecord(entry) && typeof entry['label'] === 'string');
    const total = totals[key];
    const titles = entries.map((entry, index) => {
      const date = (isRecord(entry) && entry['labelDate']) || data[index]?.['date'];
      return writeDate(date, formatsOf(interval).title);
    });
    return {
      key,
      label: isRecord(named) ? String(named['label']) : key,
      values: entries.map((entry) => toNumber(isRecord(entry) ? entry['value'] : entry)),
      titles,
      ...(total === undefined ? {} : { total: format(total) }),
    };
  });
}

const toNumber = (value: unknown): number | null =>
  value === null || value === undefined || value === '' || !Number.isFinite(Number(value))
    ? null
    : Number(value);

/** Placeholder of a loading chart. */
export const ChartPlaceholder = ({ height = 300 }: { height?: number }) => (
  <div style={{ minBlockSize: height }} aria-busy="true">
    <Placeholder />
  </div>
);
