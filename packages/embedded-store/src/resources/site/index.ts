export { getSite } from './site';
export type { Site } from './site';
