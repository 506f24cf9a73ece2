import type { ColoredSeries } from './plot';
import { Swatch } from './swatch';
import type { ChartType } from './types';

interface LegendProps {
  type: ChartType;
  series: readonly ColoredSeries[];
  shown: readonly ColoredSeries[];
  onToggle: (key: string) => void;
}

/** Names the series, and toggles them. */
export function Legend({ type, series, shown, onToggle }: LegendProps) {
  return (
    <ul className="sa-chart__legend">
      {series.map(({ key, label, total, ...seriesColor }) => (
        <li key={key}>
          <button
            type="button"
            className="sa-chart__toggle"
            aria-pressed={shown.some((row) => row.key === key)}
            onClick={() => onToggle(key)}
          >
            <Swatch type={type} seriesColor={seriesColor} />
            <span className="sa-chart__name">{label}</span>
            {total !== undefined && (
              <strong>
                <bdi>{total}</bdi>
              </strong>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
