export { getFreeExtensions } from './queries';
export type { Extension, OfferedGroup } from './queries';
