export { useImport, useImportSchedule } from './hooks';
export { getDaysSince } from './period';
export { getImportStage } from './stage';
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
