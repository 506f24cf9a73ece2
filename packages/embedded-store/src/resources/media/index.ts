export { createMedia, deleteMedia, getMedia, readFile, updateMedia } from './media';
export type { Media, NewMedia } from './media';
export { sourceOf, toImageRecord, UPLOADS_PATH } from './record';
