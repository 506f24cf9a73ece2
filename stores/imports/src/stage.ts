import type { ImportEnd, ImportProgress, ImportStage, ImportStatus, ImportTotals } from './types';

interface ImportState {
  status: ImportStatus | null;
  totals: ImportTotals | undefined;
  end: ImportEnd | null;
}

/** The current stage of an import: customers come first, then orders. `undefined` while unknown. */
export function getImportStage({ status, totals, end }: ImportState): ImportStage | undefined {
  if (!status) return undefined;
  if (status.isImporting) return stageOf(status);
  if (end === 'finished') return 'finished';
  if (!totals) return undefined;
  return totals.customers + totals.orders > 0 ? 'ready' : 'nothing';
}

/** Before counting, totals are missing or 0 (recorded exchange 'import status while running'). */
function stageOf({ customers, orders }: ImportStatus): ImportStage {
  if (!customers || !orders || customers.total + orders.total === 0) return 'initializing';
  if (isLeft(customers)) return 'customers';
  return isLeft(orders) ? 'orders' : 'finalizing';
}

const isLeft = ({ imported, total }: ImportProgress): boolean => imported < total;
