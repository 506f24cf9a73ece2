export { createCollection } from './collection';
export type { Changes } from './collection';
export { createEdits } from './edits';
export type { EditsState } from './edits';
export type { ListQuery } from './list-query';
export type { Belongs, ShownPage } from './read';
export type { CollectionState, Item } from './state';
