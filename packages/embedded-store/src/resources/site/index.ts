export { getSite } from './queries';
export type { Site } from './queries';
