import { put, request, type Saga } from '@admin/data';
import * as api from './api';
import { categoryNamesReceived, reportReceived } from './slice';
import type { CategorySource, ReportData, ReportQuery, ReportType } from './types';

export function* fetchReport(type: ReportType, endpoint: string, query: ReportQuery): Saga {
  const data = yield* request(api.fetchReport, type, endpoint, query);
  yield* put(reportReceived({ type, endpoint, query, data }));
}

/** Reads a page without the cache, for exports with many pages. */
export function* readReport(type: ReportType, endpoint: string, query: ReportQuery): Saga<ReportData> {
  return yield* request(api.fetchReport, type, endpoint, query);
}

export function* fetchCategoryNames(source: CategorySource): Saga {
  yield* put(categoryNamesReceived(yield* request(api.fetchCategoryNames, source)));
}
