import { put, request, type Saga } from '@admin/data';
import * as api from './api';
import { requestTogether } from './request-together';
import { categoryNamesReceived, itemsReceived, seriesReceived, statsReceived } from './slice';
import type { CategorySource, ReportQuery } from './types';

export function* fetchItems(endpoint: string, query: ReportQuery): Saga {
  const page = yield* requestTogether((signal) => api.fetchItems(signal, endpoint, query));
  yield* put(itemsReceived({ endpoint, query, page }));
}

export function* fetchStats(report: string, query: ReportQuery): Saga {
  const stats = yield* requestTogether(api.fetchStats, report, query);
  yield* put(statsReceived({ report, query, stats }));
}

export function* fetchSeries(report: string, query: ReportQuery): Saga {
  const stats = yield* requestTogether(api.fetchSeries, report, query);
  yield* put(seriesReceived({ report, query, stats }));
}

export function* fetchCategoryNames(source: CategorySource): Saga {
  yield* put(categoryNamesReceived(yield* request(api.fetchCategoryNames, source)));
}
