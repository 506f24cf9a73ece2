export { History } from './history';
