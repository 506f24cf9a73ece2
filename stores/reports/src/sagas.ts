import { put, request, type Saga } from '@admin/data';
import * as api from './api';
import { itemsReceived, statsReceived } from './slice';
import type { ItemsEndpoint, ReportQuery } from './types';

export function* fetchItems(endpoint: ItemsEndpoint, query: ReportQuery): Saga {
  const page = yield* request((signal) => api.fetchItems(signal, endpoint, query));
  yield* put(itemsReceived({ endpoint, query, page }));
}

export function* fetchStats(report: string, query: ReportQuery): Saga {
  const stats = yield* request(api.fetchStats, report, query);
  yield* put(statsReceived({ report, query, stats }));
}
