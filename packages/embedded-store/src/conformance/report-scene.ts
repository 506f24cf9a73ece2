import { run } from '../database';
import { recordDownload } from '../sales/analytics-tables/downloads';
import { getOrders } from '../sales/orders/order';
import { refundOrder } from '../sales/orders/refunds';
import { createOrder } from '../sales/orders/testing/create-order';
import type { NewOrderItem } from '../sales/orders/testing/create-order';
import { setOption } from '../site/options/queries';
import { START_DELAY } from '../analytics/reports/background';
import { createTaxRate } from '../sales/taxes/tax-rates';
import { createUser } from '../accounts';
import type { TestStore } from '../testing/test-store';

const DAY_MS = 24 * 60 * 60 * 1000;

const BILLING = {
  first_name: 'Gina',
  last_name: 'Guest',
  address_1: '1 King Street',
  city: 'Toronto',
  state: 'ON',
  postcode: 'M5V',
  country: 'CA',
};

/** The recorded ids: orders store product and coupon ids as text, which is sorted as text. */
const PRODUCTS = [
  { id: 14, name: 'Ceramic Mug', type: 'simple', parent: null, stock: 20, attributes: '[]' },
  { id: 26, name: 'Steel Ladle', type: 'simple', parent: null, stock: 1, attributes: '[]' },
  { id: 11, name: 'Canvas Tote', type: 'simple', parent: null, stock: 0, attributes: '[]' },
  { id: 368, name: 'Pattern PDF', type: 'simple', parent: null, stock: 7, attributes: '[]' },
  { id: 364, name: 'Dyed Cushion', type: 'variable', parent: null, stock: 7, attributes: '[]' },
  ...[365, 366].map((id) => ({
    id,
    name: '',
    type: 'variation',
    parent: 364,
    stock: 1,
    attributes: '[{ "id": 0, "name": "color", "option": "Red" }]',
  })),
];

const COUPON = 361;

/** The id of the customer with an account; the guest comes next. */
const CUSTOMER = 16;

/** The category next to the default one for uncategorized products. */
const CATEGORY = 17;

/** A few weeks of sales: products of all types, a customer with an account, a guest, a coupon, a tax, a download. */
export function seedSales({ context }: TestStore): void {
  const { db, clock } = context;
  const ago = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  setOption(db, 'woocommerce_calc_taxes', 'yes');
  stockUp(context, ago(60));
  const firstCustomer = addCustomer(context, 'first', ago(65));
  run(db, "UPDATE sqlite_sequence SET seq = ? WHERE name = 'customers'", CUSTOMER - 1);
  const rate = createTaxRate(db, { country: 'US', state: 'CA', rate: '7.2500', name: 'CA Tax' });
  const customerId = addCustomer(context, 'buyer', ago(50));
  const orders = [18, 12, 9, 5, 2, 60].map((age) =>
    createOrder(db, {
      status: age === 5 ? 'on-hold' : 'completed',
      currency: 'USD',
      customerId: age === 60 ? firstCustomer : customerId,
      billing: { ...BILLING, email: 'buyer@example.com', country: 'US' },
      items: [14, 26, 366, 368].map(toItem),
      couponLines: [{ couponId: COUPON, code: 'save10', discount: '5.00' }],
      discountTotal: '5.00',
      taxLines: [{ rateId: rate, code: 'US-CA-CA TAX-1', label: 'CA Tax', percent: 7.25, total: '5.15' }],
      taxTotal: '5.15',
      total: '85.15',
      createdAt: ago(age),
    }),
  );
  createOrder(db, {
    status: 'processing',
    currency: 'USD',
    billing: { ...BILLING, email: 'guest@example.com' },
    items: [toItem(365)],
    total: '20.00',
    createdAt: ago(0.01),
  });
  const [bought] = getOrders(db, orders.slice(4, 5));
  if (bought) refundOrder(context, bought, { amount: '5.00', createdAt: ago(1) });
  recordDownload(db, {
    downloadId: '1a7b10be-4d47-4c05-a1d0-5f2fcdb8081a',
    productId: 368,
    orderId: orders[0] ?? 0,
    userId: customerId,
    ipAddress: '203.0.113.10',
    fileName: 'pattern.pdf',
    filePath: `${context.siteUrl}/wp-content/uploads/pattern.pdf`,
    createdAt: ago(1),
  });
}

function addCustomer({ db }: TestStore['context'], login: string, registeredAt: Date): number {
  const email = `${login}@example.com`;
  return createUser(db, { login, password: login, email, role: 'customer', registeredAt }).id;
}

function stockUp({ db }: TestStore['context'], createdAt: Date): void {
  run(db, "INSERT INTO terms (id, taxonomy, name, slug) VALUES (?, 'product_cat', 'Home', 'home')", CATEGORY);
  for (const { id, name, type, parent, stock, attributes } of PRODUCTS) {
    run(
      db,
      `INSERT INTO products (id, parent_id, name, slug, type, status, regular_price, manages_stock, stock_quantity,
         stock_status, attributes, created_at, modified_at)
       VALUES (?, ?, ?, ?, ?, 'publish', '20', 1, ?, ?, ?, ?, 0)`,
      id,
      parent,
      name,
      `product-${id}`,
      type,
      stock,
      stock === 0 ? 'outofstock' : 'instock',
      attributes,
      createdAt.getTime(),
    );
    run(
      db,
      'INSERT INTO product_terms (product_id, term_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
      parent ?? id,
      CATEGORY,
    );
  }
  run(
    db,
    `INSERT INTO coupons (id, code, status, discount_type, amount, created_at, modified_at)
     VALUES (?, 'save10', 'publish', 'percent', 100000, 0, 0)`,
    COUPON,
  );
}

function toItem(id: number): NewOrderItem {
  const parent = PRODUCTS.find((each) => each.id === id)?.parent;
  return {
    productId: parent ?? id,
    ...(parent && { variationId: id }),
    name: `Product ${id}`,
    quantity: 1,
    subtotal: '20.00',
    total: '20.00',
  };
}

/** The id of the export in the recordings. */
const EXPORT = '17952152005609';

export function queueExport({ context: { db, clock } }: TestStore): void {
  run(
    db,
    `INSERT INTO report_exports (id, report, args, pages, created_at, due_at) VALUES (?, 'revenue', '{}', 1, ?, ?)`,
    EXPORT,
    clock().getTime(),
    clock().getTime() + START_DELAY,
  );
}

export function finishExport({ context: { db } }: TestStore): void {
  run(db, 'UPDATE report_exports SET pages_done = pages WHERE id = ?', EXPORT);
}
