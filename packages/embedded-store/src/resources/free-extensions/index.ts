export { getFreeExtensions } from './free-extensions';
export type { Extension, OfferedGroup } from './free-extensions';
