export { skusStore } from './store';
export type { SkuHolder, SlugHolder } from './types';
