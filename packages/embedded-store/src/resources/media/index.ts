export { createMedia, deleteMedia, getMedia, listMedia, readFile, updateMedia } from './media';
export type { Media, NewMedia } from './media';
export { sourceOf, toImageRecord, UPLOADS_PATH } from './record';
