export { skusStore } from './store';
export type { SkuHolder } from './types';
