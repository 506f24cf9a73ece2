export { DropArea } from './drop-area';
export { UploadList } from './upload-list';
export { useChooser } from './use-chooser';
export { useLateEdit } from './use-late-edit';
export { useUploads } from './use-uploads';
