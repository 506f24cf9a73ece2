export { awaitUploads, countUploads } from './await-uploads';
export { DropArea } from './drop-area';
export { UploadedFiles } from './uploaded-files';
export { useMediaPicker } from './use-media-picker';
export { useUpdateMember } from './use-update-member';
export { useUploads } from './use-uploads';
