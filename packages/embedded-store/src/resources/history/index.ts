export { recordChange } from './record-change';
export { historyRoutes } from './routes';
