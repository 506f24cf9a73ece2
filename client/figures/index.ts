export { Explain } from './explain';
export type { ExplainedFigure } from './figure';
export { useExplainer } from './use-explainer';
