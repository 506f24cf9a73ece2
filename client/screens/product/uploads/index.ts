export { awaitUploads, countUploads } from './await-uploads';
export { DropArea } from './drop-area';
export { SentFiles } from './sent-files';
export { useChooser } from './use-chooser';
export { useLateEdit } from './use-late-edit';
export { useUploads } from './use-uploads';
