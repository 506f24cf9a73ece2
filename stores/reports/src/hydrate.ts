import type { Registry } from '@admin/data';
import { parseRows } from './schemas';
import { reportsStore } from './store';

/** The lists that the page carries, by the names it gives them. */
const HYDRATED_REPORTS = {
  performanceIndicators: 'performance-indicators/allowed',
  leaderboards: 'leaderboards/allowed',
} as const;

/**
 * Takes over the lists of metrics and leaderboards which the page carries.
 * @param dataEndpoints as the host prints them
 * @throws ValiError when one of them is no list
 */
export function hydrateReports(registry: Registry, dataEndpoints: Readonly<Record<string, unknown>>): void {
  for (const [name, endpoint] of Object.entries(HYDRATED_REPORTS)) {
    const printed = dataEndpoints[name];
    if (printed !== undefined) receive(registry, endpoint, printed);
  }
}

function receive(registry: Registry, endpoint: string, printed: unknown) {
  const items = parseRows(endpoint)(printed);
  const data = { items, total: items.length, totalPages: 1 };
  void registry.dispatch(reportsStore).receiveReport({ type: 'items', endpoint, query: {}, data });
  registry.finishResolution(reportsStore).getReport('items', endpoint, {});
}
