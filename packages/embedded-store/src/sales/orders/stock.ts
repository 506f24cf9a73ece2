import { first, integer, run } from '../../database';
import type { StoreDatabase } from '../../database';
import type { OrderLine } from './lines';
import type { Order } from './order';

/** Statuses in which the items are taken out of stock. */
const TAKEN = ['processing', 'on-hold', 'completed'];

/** Statuses in which the items are returned to stock. */
const GIVEN_BACK = ['pending', 'cancelled'];

/**
 * Reduces or restores the stock for an order, depending on its status; returns the order with the changed quantities.
 */
export function moveStock(db: StoreDatabase, order: Order): Order {
  if (TAKEN.includes(order.status)) {
    return {
      ...order,
      hasReducedStock: true,
      lines: order.lines.map((line) => reduceStock(db, line)),
    };
  }
  if (GIVEN_BACK.includes(order.status) && order.hasReducedStock) {
    return {
      ...order,
      hasReducedStock: false,
      lines: order.lines.map((line) => restockLine(db, line, line.reducedStock)),
    };
  }
  return order;
}

/** Returns items of a line to stock, at most as many as were taken out for it. */
export function restockLine(db: StoreDatabase, line: OrderLine, quantity: number): OrderLine {
  const moved = Math.min(quantity, line.reducedStock);
  if (moved <= 0) return line;
  changeStock(db, line, moved);
  return { ...line, reducedStock: line.reducedStock - moved };
}

/** Moves only the difference since the last change of the line's quantity. */
function reduceStock(db: StoreDatabase, line: OrderLine): OrderLine {
  if (line.kind !== 'product') return line;
  const missing = line.quantity - line.reducedStock;
  if (missing === 0 || !changeStock(db, line, -missing)) return line;
  return { ...line, reducedStock: line.quantity };
}

/** Returns whether the product's stock is managed. A variation may share its parent's stock. */
function changeStock(db: StoreDatabase, line: OrderLine, quantity: number): boolean {
  const counted = first(
    db,
    `SELECT id FROM products WHERE id IN (?, ?) AND manages_stock = 1 ORDER BY id = ? DESC LIMIT 1`,
    line.variationId,
    line.productId,
    line.variationId,
  );
  if (!counted) return false;
  run(
    db,
    `UPDATE products SET stock_quantity = coalesce(stock_quantity, 0) + ?1,
       stock_status = CASE WHEN coalesce(stock_quantity, 0) + ?1 > 0 THEN 'instock'
         WHEN backorders = 'no' THEN 'outofstock' ELSE 'onbackorder' END
     WHERE id = ?2`,
    quantity,
    integer(counted, 'id'),
  );
  return true;
}
