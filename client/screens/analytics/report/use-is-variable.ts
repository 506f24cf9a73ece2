import { useMemo } from 'react';
import { ALL_TIME, idsOf, useReportQuery } from '@admin/store-reports';

/**
 * Whether a product has variations; `undefined` until known. Uses the product's report, which every user of this screen
 * can read, without a date range, since the product may have no sales in the screen's period.
 * @param product its id; without one nothing is loaded
 */
export function useIsVariable(product: string | undefined): boolean | undefined {
  const query = useMemo(
    () => (product ? { products: product, extended_info: true, after: ALL_TIME, per_page: 1 } : undefined),
    [product],
  );
  const { data, error } = useReportQuery({ type: 'items', endpoint: 'products', query });
  if (!product || (error && !data)) return false;
  return data?.items.some((row) => idsOf(row, 'extended_info', 'variations').length > 0);
}
