export { checkPicture, PICTURE_TYPES } from './check-picture';
export { appearanceStore } from './store';
export type { NewHomepage, Picture } from './types';
