import { all, first, integer, run, text } from '../../database';
import type { StoreDatabase } from '../../database';
import { getTextSetting } from '../settings';
import type { Product, StockStatus } from './product';

/** How many may be left of what is sold out. */
export function soldOutAt(db: StoreDatabase): number {
  return Number(getTextSetting(db, 'products', 'woocommerce_notify_no_stock_amount')) || 0;
}

/** How many are few, for products that do not say. */
export function fewAt(db: StoreDatabase): number {
  return Number(getTextSetting(db, 'products', 'woocommerce_notify_low_stock_amount')) || 0;
}

/** A product as its count makes it: whoever counts has a status that follows, whoever does not has no count. */
export function withStockStatus<Counted extends Product>(db: StoreDatabase, product: Counted): Counted {
  const { type, stock_quantity } = product;
  if (type === 'external' || type === 'grouped') {
    return { ...product, manages_stock: false, stock_quantity: null, stock_status: 'instock' };
  }
  if (!product.manages_stock) return { ...product, stock_quantity: null };
  const quantity = stock_quantity ?? 0;
  return { ...product, stock_quantity: quantity, stock_status: statusOf(quantity, product, soldOutAt(db)) };
}

/** Adds to the count of a product or variation that is counted, or takes from it, and answers what is left. */
export function changeStock(db: StoreDatabase, id: number, by: number): number | undefined {
  const row = first(
    db,
    'SELECT stock_quantity, backorders FROM products WHERE id = ? AND manages_stock = 1',
    id,
  );
  if (!row) return undefined;
  const quantity = integer(row, 'stock_quantity') + by;
  const status = statusOf(quantity, { backorders: text(row, 'backorders') }, soldOutAt(db));
  run(db, 'UPDATE products SET stock_quantity = ?, stock_status = ? WHERE id = ?', quantity, status, id);
  const parent = first(db, 'SELECT parent_id FROM products WHERE id = ? AND parent_id IS NOT NULL', id);
  if (parent) followVariations(db, integer(parent, 'parent_id'));
  return quantity;
}

/** A product with variations that does not count itself has the best status that one of them has. */
export function followVariations(db: StoreDatabase, parent: number): void {
  const rows = all(
    db,
    "SELECT DISTINCT stock_status FROM products WHERE parent_id = ? AND status = 'publish'",
    parent,
  );
  const statuses = rows.map((row) => text(row, 'stock_status'));
  const best = ['instock', 'onbackorder'].find((status) => statuses.includes(status)) ?? 'outofstock';
  run(
    db,
    "UPDATE products SET stock_status = ? WHERE id = ? AND manages_stock = 0 AND type = 'variable'",
    best,
    parent,
  );
}

function statusOf(
  quantity: number,
  { backorders }: Pick<Product, 'backorders'>,
  soldOut: number,
): StockStatus {
  if (quantity > soldOut) return 'instock';
  return backorders === 'no' ? 'outofstock' : 'onbackorder';
}

/** Products and variations that are counted and of which few or none are left. Wants the general limit first. */
export const LOW_STOCK_SQL = `products.manages_stock = 1
  AND products.stock_quantity <= coalesce(products.low_stock_amount, ?)`;
