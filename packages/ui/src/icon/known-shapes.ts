import type { EDITING_SHAPES } from './editing-shapes';
import { SHAPES } from './shapes';

export type IconName = keyof typeof SHAPES | keyof typeof EDITING_SHAPES;

const known: Partial<Record<IconName, string>> = SHAPES;

/** Lines of an icon; nothing for one whose shapes nobody has added. */
export const getShape = (name: IconName): string | undefined => known[name];

/** From now on these icons can be drawn, too. */
export const addShapes = (shapes: Partial<Record<IconName, string>>): void =>
  void Object.assign(known, shapes);
