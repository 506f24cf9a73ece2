export { searchStore } from './store';
export type { FoundItem, Resource } from './types';
