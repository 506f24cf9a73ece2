export { MetricDetailsDialog } from './metric-details-dialog';
