export { createAttribute, findAttribute, getAttribute, listAttributes } from './attributes';
export type { Attribute } from './attributes';
