export { hasPendingExport } from './pending-exports';
export { toCsv } from './csv';
export type { CsvValue } from './csv';
export { getFileName } from './file-name';
export { ROWS_PER_PAGE } from './sagas';
export { saveFile } from './save-file';
export type { ExportEnd } from './sagas';
export { exportsStore } from './store';
export type { ExportColumn, ExportSource, ExportState } from './types';
