import { requestPage } from '@admin/http';
import { toRows, toStats } from './decode';
import type { ItemsEndpoint, ReportItems, ReportQuery, ReportStats } from './types';

const PATH = '/wc-analytics/reports';

export const fetchItems = <E extends ItemsEndpoint>(
  signal: AbortSignal,
  endpoint: E,
  query: ReportQuery,
): Promise<ReportItems<E>> => requestPage(`${PATH}/${endpoint}`, { query, signal, decode: toRows(endpoint) });

export async function fetchStats(
  signal: AbortSignal,
  report: string,
  query: ReportQuery,
): Promise<ReportStats> {
  const { items, ...totals } = await requestPage(`${PATH}/${report}/stats`, {
    query,
    signal,
    decode: toStats,
  });
  return { ...items, ...totals };
}
