import type { StoreDatabase } from '../database';
import { createAttribute } from '../catalog/attributes/queries';
import { createOrder } from '../sales/orders/testing/create-order';
import { addProduct, addVariation } from '../catalog/products/save';
import type { StoredProduct } from '../catalog/products/product';
import { createReview } from '../catalog/reviews/queries';
import { createTerm } from '../catalog/terms/queries';
import type { TestStore } from '../testing/test-store';
import { expectNextNumber, numbered } from './expect-next-number';

/** Creates the products that appear in recordings, with the ids they had there. */
export function fillCatalog({ context }: TestStore): void {
  const { db } = context;
  const now = context.clock();
  const color = createAttribute(db, {
    name: 'Color',
    slug: 'pa_color',
    type: 'select',
    orderBy: 'menu_order',
    hasArchives: false,
  });
  createAttribute(db, { ...color, name: 'Size', slug: 'pa_size' });
  const category = (id: number, name: string, parentId = 0) =>
    numbered(db, 'terms', id, () => createTerm(db, 'product_cat', { name, parentId }));
  category(16, 'Home');
  category(17, 'Clothing');
  for (const [id, name] of [
    [21, 'Blue'],
    [22, 'Green'],
    [23, 'Red'],
  ] as const) {
    numbered(db, 'terms', id, () => createTerm(db, color.slug, { name }));
  }
  category(24, 'Hoodies', 17);
  category(27, 'Accessories', 17);
  const product = (id: number, name: string, members: object) =>
    numbered(db, 'products', id, () => addProduct(db, { name, regular_price: '20', ...members }, now));
  product(11, 'Canvas Tote', {});
  product(12, 'Oak Desk', { categories: [{ id: 17 }] });
  product(16, 'Linen Shirt', { categories: [{ id: 17 }] });
  product(18, 'Walnut Stool', { manage_stock: true, stock_quantity: -31 });
  product(25, 'Cork Coaster', { manage_stock: true, stock_quantity: -33 });
  const cushion = product(364, 'Dyed Cushion', {
    type: 'variable',
    sku: 'HG-200',
    categories: [{ id: 16 }],
    attributes: [{ id: color.id, visible: true, variation: true, options: ['Blue', 'Green', 'Red'] }],
  });
  addCushions(db, cushion, color.id, now);
  sell(db, now);
  product(368, 'Pattern PDF', { sku: 'HG-300', virtual: true });
  product(369, 'Sold Out Tray', { manage_stock: true, stock_quantity: 0 });
  for (const id of [488, 490]) {
    numbered(db, 'reviews', id, () =>
      createReview(db, {
        productId: 12,
        status: 'hold',
        reviewer: 'Reviewer 2',
        email: 'r2@example.com',
        review: 'Arrived late',
        rating: 2,
        createdAt: now,
      }),
    );
  }
  expectNextNumber(db, 'terms', 29);
  expectNextNumber(db, 'products', 392);
  expectNextNumber(db, 'media', 397);
}

function addCushions(db: StoreDatabase, cushion: StoredProduct, color: number, now: Date): void {
  const stocks = [
    ['Red', 3],
    ['Blue', 1],
    ['Green', -14],
  ] as const;
  for (const [option, stock_quantity] of stocks) {
    addVariation(
      db,
      cushion,
      {
        sku: `HG-200-${option.toLowerCase()}`,
        regular_price: '20',
        manage_stock: true,
        stock_quantity,
        attributes: [{ id: color, option }],
      },
      now,
    );
  }
}

function sell(db: StoreDatabase, createdAt: Date): void {
  const item = (productId: number, variationId?: number) => ({
    productId,
    ...(variationId && { variationId }),
    name: 'Goods',
    quantity: 1,
    subtotal: '20',
    total: '20',
  });
  const billing = {
    first_name: 'Ines',
    last_name: 'Calder',
    address_1: '1 Quay Street',
    city: 'Oakland',
    state: 'CA',
    postcode: '94601',
    country: 'US',
  };
  createOrder(db, {
    status: 'completed',
    currency: 'USD',
    billing,
    items: [item(18), item(25), item(364, 366)],
    total: '60',
    createdAt,
  });
}
