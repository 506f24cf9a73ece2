import type { ExplainedFigure } from '../figure';
import type { Explanation } from './use-explanation';

/** What every part of the panel is given. */
export interface PartProps {
  figure: ExplainedFigure;
  explanation: Explanation;
}
