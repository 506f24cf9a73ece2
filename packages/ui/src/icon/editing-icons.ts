import { EDITING_SHAPES } from './editing-shapes';
import { addShapes } from './known-shapes';

/** Brings the icons with which texts, pictures and products are edited: `bold`, `undo`, `eye` and others. */
export const addEditingIcons = (): void => addShapes(EDITING_SHAPES);
