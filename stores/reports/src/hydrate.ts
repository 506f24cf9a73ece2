import type { Registry } from '@admin/data';
import { parseRows } from './schemas';
import { reportsStore } from './store';

/** The lists embedded in the page, by their names there. */
const HYDRATED_REPORTS = {
  performanceIndicators: 'performance-indicators/allowed',
  leaderboards: 'leaderboards/allowed',
} as const;

/**
 * Hydrates the lists of metrics and leaderboards from the page.
 * @param dataEndpoints as printed by the host
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
