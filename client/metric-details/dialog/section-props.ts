import type { Metric } from '../metric';
import type { Explanation } from './use-metric-verification';

/** What every part of the panel is given. */
export interface SectionProps {
  figure: Metric;
  explanation: Explanation;
}
