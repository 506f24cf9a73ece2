import { keyOf, type ImportsState } from './slice';
import type { ImportEnd, ImportQuery, ImportSchedule, ImportStatus, ImportTotals } from './types';

export const importsSelectors = (state: ImportsState) => ({
  /** `null` until known. */
  getImportStatus: (): ImportStatus | null => state.status,

  /** How many records there are to import; `undefined` until known. */
  getImportTotals: (query: ImportQuery): ImportTotals | undefined => state.totals[keyOf(query)]?.totals,

  /** The host's schedule of automatic imports; `null` until known, and on WooCommerce before 11, which has none. */
  getImportSchedule: (): ImportSchedule | null => state.schedule,

  /** How the last import polled on this page ended. */
  getImportEnd: (): ImportEnd | null => state.end,
});
