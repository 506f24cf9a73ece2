export { DownloadAction } from './download-action';
