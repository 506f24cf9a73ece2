import { __ } from '@wordpress/i18n';
import { deletedName, numberOf, rowsOf, textOf, type ReportRow } from '@admin/store-reports';
import { safeUrl } from '@admin/navigation';
import type { Cell } from '@admin/table';
import type { CellContext, ReportContent, ReportTable } from '../report';
import { name, text } from './cells';
import { downloadsAdvancedFilters } from './filters';
import { itemFilters } from './item-filters';
import { dateCell, dateColumn, orderCell, orderColumn } from './order-columns';
import { totalOf } from './totals';

export const downloads = (): ReportContent => ({
  stats: 'downloads',
  charts: [{ key: 'download_count', label: __('Downloads', 'store-admin'), type: 'number' }],
  filters: itemFilters({
    type: 'products',
    param: 'product_includes',
    all: __('All downloads', 'store-admin'),
    single: {
      value: 'single_product',
      label: __('Single product', 'store-admin'),
      placeholder: __('Type to search for a product', 'store-admin'),
    },
    hasAdvanced: true,
  }),
  advancedFilters: downloadsAdvancedFilters(),
  hooks: {
    charts: 'woocommerce_admin_downloads_report_charts',
    filters: 'woocommerce_admin_downloads_report_filters',
    advancedFilters: 'woocommerce_admin_downloads_report_advanced_filters',
  },
  getTable: () => TABLE,
});

const TABLE: ReportTable = {
  endpoint: 'downloads',
  getTitle: () => __('Downloads', 'store-admin'),
  source: { items: 'downloads', query: { _embed: true } },
  getColumns: () => [
    dateColumn(),
    { key: 'product', label: __('Product title', 'store-admin'), required: true, isSortable: true },
    { key: 'file_name', label: __('File name', 'store-admin') },
    orderColumn(),
    { key: 'user_id', label: __('Username', 'store-admin') },
    { key: 'ip_address', label: __('IP', 'store-admin') },
  ],
  getRow: (row, context) => [
    dateCell(row, context),
    product(row, context),
    name(textOf(row, 'file_name'), safeUrl(textOf(row, 'file_path'))),
    orderCell(row, numberOf(row, 'order_id'), context),
    name(textOf(row, 'username')),
    text(textOf(row, 'ip_address')),
  ],
  getSummary: (totals, total, context) => [
    totalOf.downloads({ download_count: total, ...totals }, 'download_count', context),
  ],
};

/** Status code of a deleted product. */
const GONE = 404;

/** The product is embedded in the row; a deleted one is replaced by an error, which may contain its name. */
function product(row: ReportRow, context: CellContext): Cell {
  const [embedded] = rowsOf(row, '_embedded', 'product');
  const id = numberOf(row, 'product_id');
  const isGone = !embedded || numberOf(embedded, 'data', 'status') === GONE;
  const title = embedded ? textOf(embedded, 'name') : '';
  if (isGone || !id) return text(title || deletedName('', id));
  // Users who can view reports may not be allowed to read products.
  if (!title) return text(`#${id}`);
  return name(
    title,
    context.pageUrl('/analytics/products', { filter: 'single_product', products: String(id) }),
  );
}
