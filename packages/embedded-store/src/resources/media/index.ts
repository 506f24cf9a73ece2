export { createMedia, deleteMedia, getMedia, readFile } from './media';
export type { Media, NewMedia } from './media';
export { sourceOf, toImageRecord, UPLOADS_PATH } from './record';
