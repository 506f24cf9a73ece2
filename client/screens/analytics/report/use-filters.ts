import { useMemo } from 'react';
import { parseQuery, stringifyQuery, type Query } from '@admin/navigation';
import { pickFilters, readFilters, type ReportQuery } from '@admin/store-reports';

/** Returns the filters in an address; the same object while only the rest of the address changes. */
export function useReportFilters(query: Query): ReportQuery {
  const filters = stringifyQuery(pickFilters(query));
  return useMemo(() => readFilters(parseQuery(filters)), [filters]);
}
