export { getFreeExtensions } from './queries';
export type { Extension } from './queries';
