import { BAGS } from './bags';
import { CLOTHES } from './clothes';
import { HOME } from './home';
import { KITCHEN } from './kitchen';
import { OUTDOORS } from './outdoors';
import { PAPER } from './paper';
import { TOYS } from './toys';

/**
 * Goods as the shop draws them, on a ground of 120 by 120: `paper` is what lies in front, `tone` shades it, `solid`
 * draws the eye, `line` is an outline.
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
