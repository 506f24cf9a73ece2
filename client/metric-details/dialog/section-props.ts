import type { Metric } from '../metric';
import type { Explanation } from './use-metric-verification';

/** Props of every section of the panel. */
export interface SectionProps {
  figure: Metric;
  explanation: Explanation;
}
