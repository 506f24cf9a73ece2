import { isMap, RestError } from '../../rest';
import type { RestResponse } from '../../rest';
import type { Content, Metric } from './content';
import type { DateRange } from './period';
import { toQuery } from './report-file';
import { __, sprintf } from '../../i18n';

/** Calls the store's own REST API as one user. */
export type ReadResponse = (address: string) => RestResponse;

export interface ComparedMetric extends Metric {
  /** `undefined` if the report doesn't have it. */
  value: number | undefined;
  before: number | undefined;
}

/**
 * Reads the metrics of a report and of the previous period.
 * @throws {RestError} with the report's own words when it refuses.
 */
export function readMetrics(
  read: ReadResponse,
  { stats, filters, figures }: Content,
  { present, previous }: { present: DateRange | undefined; previous: DateRange | undefined },
): ComparedMetric[] {
  if (figures.length === 0) return [];
  const readTotals = (range: DateRange | undefined) => {
    const fields = figures.map(({ key }) => key);
    const query = toQuery({
      ...filters,
      ...range,
      fields,
      ...(range && { interval: 'year', per_page: '1' }),
    });
    const { status, body } = read(`/wc-analytics/reports/${stats}/stats?${query}`);
    if (status !== 200) {
      const message =
        messageOf(body) ||
        /* translators: %d: HTTP status code */
        sprintf(__('The report answered with %d.', 'store-admin'), status);
      throw new RestError(status, 'store_admin_no_report', message);
    }
    const totals = isMap(body) && isMap(body['totals']) ? body['totals'] : {};
    return (key: string) => (typeof totals[key] === 'number' ? totals[key] : undefined);
  };
  const [now, before] = [readTotals(present), previous ? readTotals(previous) : () => undefined];
  return figures.map((metric) => ({ ...metric, value: now(metric.key), before: before(metric.key) }));
}

const messageOf = (body: unknown): string =>
  isMap(body) && typeof body['message'] === 'string' ? body['message'] : '';
