import { EDITING_SHAPES } from './editing-shapes';
import type { IconName } from './known-shapes';
import { SHAPES } from './shapes';

/** All icons there are; those of editors can be drawn once `addEditingIcons` was called. */
export const ICON_NAMES = Object.keys({ ...SHAPES, ...EDITING_SHAPES }) as readonly IconName[];
