export { createCollection } from './collection';
export type { Changes } from './collection';
export type { ListQuery } from './list-query';
export type { Belongs, ShownPage } from './read';
export type { CollectionState, Item } from './state';
