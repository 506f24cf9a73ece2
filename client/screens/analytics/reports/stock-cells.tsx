import { __ } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import { flagOf, numberOf, textOf, type ReportRow } from '@admin/store-reports';
import { Pill } from '@admin/ui';
import type { Cell } from '@admin/table';
import type { CellContext } from '../report';
import { text } from './cells';

/** Path to the stock data in a row: the row itself, or `extended_info`. */
type Path = readonly string[];

/** Stock status, including low stock. Unknown statuses are shown as stored. */
export function stockStatus(row: ReportRow, path: Path): Cell {
  const status = textOf(row, ...path, 'stock_status');
  const label = getHost().settings.stockStatuses[status] ?? status;
  if (!isLow(row, path)) return text(label);
  const low = __('Low', 'store-admin');
  return text(
    label,
    <>
      {label} <Pill tone="warning">{low}</Pill>
    </>,
  );
}

/** Stock quantity; empty if stock isn't managed. */
export function stockQuantity(row: ReportRow, path: Path, context: CellContext): Cell {
  const quantity = isCounted(row, path) ? numberOf(row, ...path, 'stock_quantity') : undefined;
  return { display: context.number(quantity), value: quantity };
}

/** Rows of variations don't include whether stock is managed; a quantity implies it. */
const isCounted = (row: ReportRow, path: Path): boolean =>
  textOf(row, ...path, 'manage_stock') === 'parent' ||
  flagOf(row, ...path, 'manage_stock') ||
  !hasFlag(row, path);

const hasFlag = (row: ReportRow, path: Path): boolean => {
  const holder: unknown = path.length > 0 ? row[path[0] ?? ''] : row;
  return Object(holder).manage_stock !== undefined;
};

function isLow(row: ReportRow, path: Path): boolean {
  const quantity = numberOf(row, ...path, 'stock_quantity');
  const low = numberOf(row, ...path, 'low_stock_amount') ?? getHost().settings.notifyLowStockAmount;
  const isInStock = textOf(row, ...path, 'stock_status') === 'instock';
  return isInStock && isCounted(row, path) && quantity !== undefined && quantity <= low;
}
