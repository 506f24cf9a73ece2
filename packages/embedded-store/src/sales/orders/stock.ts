import { first, integer, run } from '../../database';
import type { StoreDatabase } from '../../database';
import { getSoldOutAmount, managesStock } from '../../catalog';
import type { OrderLine } from './lines';
import type { Order } from './order';

/** Statuses in which the items are taken out of stock. */
const TAKEN = ['processing', 'on-hold', 'completed'];

/** Statuses in which the items are returned to stock. */
const GIVEN_BACK = ['pending', 'cancelled'];

/**
 * Reduces or restores the stock for an order that has just got its status; returns the order with the changed
 * quantities. Stock is reduced once: later edits leave it alone.
 */
export function moveStock(db: StoreDatabase, order: Order): Order {
  if (TAKEN.includes(order.status) && !order.hasReducedStock) {
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
  if (moved <= 0 || !changeStock(db, line, moved)) return line;
  return { ...line, reducedStock: line.reducedStock - moved };
}

function reduceStock(db: StoreDatabase, line: OrderLine): OrderLine {
  if (line.kind !== 'product' || line.reducedStock > 0 || !changeStock(db, line, -line.quantity)) return line;
  return { ...line, reducedStock: line.quantity };
}

/** Returns whether the product's stock is managed. A variation may share its parent's stock. */
function changeStock(db: StoreDatabase, line: OrderLine, quantity: number): boolean {
  if (!managesStock(db)) return false;
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
       stock_status = CASE WHEN coalesce(stock_quantity, 0) + ?1 > ?3 THEN 'instock'
         WHEN backorders = 'no' THEN 'outofstock' ELSE 'onbackorder' END
     WHERE id = ?2`,
    quantity,
    integer(counted, 'id'),
    getSoldOutAmount(db),
  );
  return true;
}
