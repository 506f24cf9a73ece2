import { BAGS } from './bags';
import { CHILDREN } from './children';
import { CLOTHING } from './clothing';
import { GIFTS } from './gifts';
import type { Goods } from './goods';
import { HOME } from './home';
import { KITCHEN } from './kitchen';
import { OUTDOORS } from './outdoors';
import { PAPER } from './paper';

export { COLORS } from './goods';
export type { Goods, Season } from './goods';
export { DEPARTMENTS } from './shelves';

/** All the demo shop has; groups come after what they are made of. */
const ALL: readonly Goods[] = [
  ...CLOTHING,
  ...BAGS,
  ...KITCHEN,
  ...HOME,
  ...OUTDOORS,
  ...PAPER,
  ...CHILDREN,
  ...GIFTS,
];

export const GOODS = [...ALL.filter(({ parts }) => !parts), ...ALL.filter(({ parts }) => parts)];
