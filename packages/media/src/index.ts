export { hasMediaLibrary, openMediaLibrary } from './media-library';
export type { MediaLibraryOptions, MediaFile } from './media-library';
