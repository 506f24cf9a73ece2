export { checkImage, IMAGE_TYPES } from './check-image';
export { appearanceStore } from './store';
export type { NewHomepage, Image } from './types';
