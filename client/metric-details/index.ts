export { MetricChange } from './metric-change';
export { MetricDetailsButton } from './metric-details-button';
export type { Metric } from './metric';
export { MetricTiles } from './metric-tiles';
export { useMetricDetails } from './use-metric-details';
