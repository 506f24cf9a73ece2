import { getSeriesColor, type SeriesColor } from './series-color';
import type { ChartType } from './types';

/** A dashed line or bar sample, so that color is not the only difference. */
export function Swatch({ type, seriesColor }: { type: ChartType; seriesColor: SeriesColor }) {
  return (
    <svg {...getSeriesColor(seriesColor, 'sa-chart__swatch')} width={24} height={12} aria-hidden="true">
      {type === 'bar' ? (
        <rect className="sa-chart__bars" x={6} y={0} width={12} height={12} rx={2} />
      ) : (
        <line className="sa-chart__line" x1={1} x2={23} y1={6} y2={6} />
      )}
    </svg>
  );
}
