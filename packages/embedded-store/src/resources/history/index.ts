export { recordChange } from './record';
export { historyRoutes } from './routes';
