export { getSite } from './queries';
