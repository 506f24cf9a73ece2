export { checkFile, IMAGE_RULES, IMAGE_TYPES, type FileRules } from './check-file';
export { mediaStore } from './store';
export type { MediaItem, Upload } from './types';
