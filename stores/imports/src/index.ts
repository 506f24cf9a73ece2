export { useImport, useImportSchedule } from './hooks';
export { getDaysSince } from './period';
export { importsStore } from './store';
export type {
  ImportEnd,
  ImportProgress,
  ImportQuery,
  ImportSchedule,
  ImportStage,
  ImportStatus,
  ImportTotals,
} from './types';
