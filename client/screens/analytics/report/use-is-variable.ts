import { useSelect } from '@admin/data';
import { EVER, idsOf, reportsStore } from '@admin/store-reports';

/**
 * Whether a product has variations; `undefined` until known. Its report is asked, which everybody who is here may read,
 * and over all time, since the product may not have sold in the period of the screen.
 * @param product its id; without one nothing is read
 */
export const useIsVariable = (product: string | undefined): boolean | undefined =>
  useSelect((select, resolution) => {
    if (!product) return false;
    const query = { products: product, extended_info: true, after: EVER, per_page: 1 };
    const page = select(reportsStore).getReportItems('products', query);
    if (page) return page.items.some((row) => idsOf(row, 'extended_info', 'variations').length > 0);
    return resolution(reportsStore).getReportItems('products', query).status === 'failed' ? false : undefined;
  });
