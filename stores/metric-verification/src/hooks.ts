import { useCallback } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { metricVerificationStore } from './store';
import type { OrderRecordsQuery, ReportListQuery } from './types';

/**
 * The orders from which a period's metrics are calculated; `orderRecords` is `undefined` until known.
 * @param query keeps its identity between renders; nothing is read while it is `undefined`
 */
export function useOrderRecords(query: OrderRecordsQuery | undefined) {
  const registry = useRegistry();
  const read = useSelect(
    (select, resolution) =>
      query
        ? {
            orderRecords: select(metricVerificationStore).getOrderRecords(query),
            ...resolution(metricVerificationStore).getOrderRecords(query),
          }
        : { orderRecords: undefined, status: 'idle' as const, failure: undefined },
    [query],
  );
  const retry = useCallback(() => {
    if (query) registry.invalidate(metricVerificationStore).getOrderRecords(query);
  }, [registry, query]);
  return { ...read, retry };
}

/**
 * The rows from which a metric without orders is calculated; `list` is `undefined` until known.
 * @param query keeps its identity between renders; nothing is read while it is `undefined`
 */
export function useReportList(query: ReportListQuery | undefined) {
  const registry = useRegistry();
  const read = useSelect(
    (select, resolution) =>
      query
        ? {
            list: select(metricVerificationStore).getReportList(query),
            ...resolution(metricVerificationStore).getReportList(query),
          }
        : { list: undefined, status: 'idle' as const, failure: undefined },
    [query],
  );
  const retry = useCallback(() => {
    if (query) registry.invalidate(metricVerificationStore).getReportList(query);
  }, [registry, query]);
  return { ...read, retry };
}
