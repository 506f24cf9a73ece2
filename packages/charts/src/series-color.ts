import type { CSSProperties } from 'react';

/** The color of a series. */
export interface SeriesColor {
  /** The palette index. */
  color: number;
  customColor?: string | undefined;
}

/** The class and style that color a shape of the series. */
export const getSeriesColor = ({ color, customColor }: SeriesColor, name: string) => ({
  className: `${name} sa-chart__color-${color}`,
  // Custom properties are missing from React's type.
  style: customColor === undefined ? undefined : ({ '--series-color': customColor } as CSSProperties),
});
