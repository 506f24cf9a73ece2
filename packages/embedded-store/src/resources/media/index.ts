export { getPlaceholderUrl } from './placeholder';
export { createMedia, getMedia, listMedia, updateMedia } from './queries';
export type { Media } from './queries';
export { sourceOf, toImageRecord, UPLOADS_PATH } from './record';
