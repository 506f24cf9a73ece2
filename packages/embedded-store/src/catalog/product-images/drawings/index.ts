import { BAGS } from './bags';
import { CLOTHES } from './clothes';
import { HOME } from './home';
import { KITCHEN } from './kitchen';
import { OUTDOORS } from './outdoors';
import { PAPER } from './paper';
import { TOYS } from './toys';

/**
 * SVG drawings of products, in a viewBox of 120 by 120. CSS classes: `paper` for the front, `tone` for shading, `solid`
 * for accents, `line` for outlines.
 */
export const DRAWINGS = {
  ...BAGS,
  ...CLOTHES,
  ...HOME,
  ...KITCHEN,
  ...OUTDOORS,
  ...PAPER,
  ...TOYS,
} as const;

export type Drawing = keyof typeof DRAWINGS;
