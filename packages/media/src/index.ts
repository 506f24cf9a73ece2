export { hasMediaLibrary, openLibrary } from './library';
export type { LibraryChoice, MediaFile } from './library';
