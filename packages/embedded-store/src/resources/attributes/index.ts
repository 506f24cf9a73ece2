export { createAttribute, findAttribute, getAttribute, listAttributes } from './queries';
export type { Attribute } from './queries';
