import { run } from '../database';
import type { StoreDatabase } from '../database';
import { createCoupon } from '../sales/coupons/queries';
import { placeOrder } from '../sales/orders/change-order';
import { createTaxRate } from '../sales/taxes/tax-rates';
import { createUser } from '../accounts';
import type { TestStore } from '../testing/test-store';
import { expectNextNumber } from './expect-next-number';

/** An id below those that other scenes use. */
const CUSHION = 5;
const RED = 6;

/** Creates a guest order of a variation for each recorded id, a coupon, two tax rates and an account. */
export function takeOrders({ context }: TestStore): void {
  const { db, clock } = context;
  stockCushions(db, clock().getTime());
  createCoupon(db, { code: 'save10', discountType: 'percent', amount: 100_000, createdAt: clock() });
  createTaxRate(db, { country: 'US', state: 'CA', rate: '7.2500', name: 'CA Tax', position: 1 });
  createTaxRate(db, { country: 'US', state: 'NY', rate: '4.0000', name: 'NY Tax', position: 2 });
  createUser(db, {
    login: 'c0',
    password: 'c0',
    email: 'c0@example.com',
    role: 'customer',
    registeredAt: clock(),
  });
  for (const number of [360, 387]) {
    expectNextNumber(db, 'orders', number);
    placeOrder(context, {
      status: 'processing',
      billing: { first_name: 'Gina', last_name: 'Guest', country: 'CA', email: 'guest@example.com' },
      line_items: [{ variation_id: RED, quantity: 1 }],
      coupon_lines: number === 360 ? [{ code: 'save10' }] : [],
    });
  }
}

function stockCushions(db: StoreDatabase, now: number): void {
  const products = [
    [CUSHION, null, 'Dyed Cushion', 'variable', '[]'],
    [RED, CUSHION, 'Dyed Cushion - Red', 'variation', '[{ "id": 1, "name": "pa_color", "option": "red" }]'],
  ] as const;
  for (const [id, parent, name, type, attributes] of products) {
    run(
      db,
      `INSERT INTO products (id, parent_id, name, slug, type, status, regular_price, manages_stock, stock_quantity,
         attributes, created_at, modified_at)
       VALUES (?, ?, ?, ?, ?, 'publish', '20.00', 1, 9, ?, ?, ?)`,
      id,
      parent,
      name,
      `cushion-${id}`,
      type,
      attributes,
      now,
      now,
    );
  }
}
