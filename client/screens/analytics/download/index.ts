export { DownloadAction } from './download-action';
export { TableDownload } from './table-download';
