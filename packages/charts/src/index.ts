export { Chart, type ChartProps } from './chart';
export type { ChartPoint, ChartSeries, ChartType } from './types';
