export { useImport } from './hooks';
export { getDaysSince } from './period';
export { getImportStage } from './stage';
export { importsStore } from './store';
export type {
  ImportEnd,
  ImportProgress,
  ImportQuery,
  ImportStage,
  ImportStatus,
  ImportTotals,
} from './types';
