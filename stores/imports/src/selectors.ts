import { keyOf, type ImportsState } from './slice';
import type { ImportEnd, ImportQuery, ImportSchedule, ImportStatus, ImportTotals } from './types';

export const importsSelectors = (state: ImportsState) => ({
  /** `null` until known. */
  getImportStatus: (): ImportStatus | null => state.status,

  /** How much there is to bring in; `undefined` until known. */
  getImportTotals: (query: ImportQuery): ImportTotals | undefined => state.totals[keyOf(query)]?.totals,

  /** How the host brings in orders by itself; `null` until known. Hosts before 11 have no answer. */
  getImportSchedule: (): ImportSchedule | null => state.schedule,

  /** How the import ended that was watched on this page last. */
  getImportEnd: (): ImportEnd | null => state.end,
});
