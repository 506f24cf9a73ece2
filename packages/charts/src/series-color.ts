import type { CSSProperties } from 'react';

/** How a series is told from the others. */
export interface SeriesColor {
  /** Place in the palette. */
  color: number;
  customColor?: string | undefined;
}

/** Class and style by which a shape takes the color of its series. */
export const getSeriesColor = ({ color, customColor }: SeriesColor, name: string) => ({
  className: `${name} sa-chart__color-${color}`,
  // Custom properties are missing from React's type.
  style: customColor === undefined ? undefined : ({ '--series-color': customColor } as CSSProperties),
});
