import type { Registry } from '@admin/data';
import { toRows } from './decode';
import { reportsStore } from './store';

/**
 * Takes over the list of figures which the page carries.
 * @param dataEndpoints as the host prints them
 * @throws TypeError when it is no such list
 */
export function hydrateReports(registry: Registry, dataEndpoints: Readonly<Record<string, unknown>>): void {
  const printed = dataEndpoints['performanceIndicators'];
  if (printed === undefined) return;
  const endpoint = 'performance-indicators/allowed';
  const items = toRows(endpoint)(printed);
  const page = { items, total: items.length, totalPages: 1 };
  void registry.dispatch(reportsStore).receiveReportItems({ endpoint, query: {}, page });
  registry.fulfil(reportsStore).getReportItems(endpoint, {});
}
