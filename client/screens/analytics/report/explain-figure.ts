import type { DateRange } from '@admin/store-reports';
import type { Metric } from '../../../metric-details';

/**
 * Says what is known of a metric of a screen.
 * @param key the column of the report
 * @param range where it is not that of the screen, as of one point of a chart
 */
export type ExplainFigure = (
  key: string,
  label: string,
  value: number | undefined,
  range?: DateRange,
) => Metric;
