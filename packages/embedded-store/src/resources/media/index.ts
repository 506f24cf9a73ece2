export { getPlaceholderUrl } from './placeholder';
export { createMedia, deleteMedia, getMedia, listMedia, readFile, updateMedia } from './queries';
export type { Media } from './queries';
export { sourceOf, toImageRecord, UPLOADS_PATH } from './record';
