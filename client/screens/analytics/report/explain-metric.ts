import type { DateRange } from '@admin/store-reports';
import type { Metric } from '../../../metric-details';

/**
 * Shows how a metric is calculated.
 * @param key the column of the report
 * @param range if it is not the screen's, such as one point of a chart
 */
export type ExplainMetric = (
  key: string,
  label: string,
  value: number | undefined,
  range?: DateRange,
) => Metric;
