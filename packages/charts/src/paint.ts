import type { CSSProperties } from 'react';

/** How a series is told from the others. */
export interface Colouring {
  /** Place in the palette. */
  colour: number;
  ownColour?: string | undefined;
}

/** Class and style by which a shape takes the colour of its series. */
export const paint = ({ colour, ownColour }: Colouring, name: string) => ({
  className: `${name} sa-chart__colour-${colour}`,
  // Custom properties are missing from React's type.
  style: ownColour === undefined ? undefined : ({ '--colour': ownColour } as CSSProperties),
});
