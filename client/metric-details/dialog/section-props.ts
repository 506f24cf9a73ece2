import type { Metric } from '../metric';
import type { Explanation } from './use-metric-verification';

/** Props of every section of the panel. */
export interface SectionProps {
  metric: Metric;
  explanation: Explanation;
}
