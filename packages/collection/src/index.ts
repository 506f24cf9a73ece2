export { createCollection } from './collection';
export type { Changes } from './collection';
export { createOptimisticUpdates } from './optimistic-updates';
export type { OptimisticState } from './optimistic-updates';
export type { ListQuery } from './list-query';
export type { MatchesQuery, ListPage } from './page-selector';
export type { CollectionState, Item } from './state';
