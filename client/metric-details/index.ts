export { Change } from './change';
export { Explain } from './metric-details';
export type { ExplainedFigure } from './figure';
export { FigureList } from './figure-list';
export { useExplainer } from './use-explainer';
