export { searchStore } from './store';
export { useFoundIds } from './hooks';
export type { FoundItem, Resource } from './types';
