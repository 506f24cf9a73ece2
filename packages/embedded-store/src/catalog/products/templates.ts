import { first, integer } from '../../database';
import type { StoreDatabase } from '../../database';
import type { ProductArgs } from './arguments';
import { addProduct } from './save';

/** The initial data of each kind of new product, which is a hidden draft until it is saved. */
const TEMPLATES: Readonly<Record<string, ProductArgs>> = {
  physical: { name: 'Physical product', type: 'simple', manage_stock: true, stock_quantity: 10 },
  digital: { name: 'Digital product', type: 'simple', virtual: true, downloadable: true },
  grouped: { name: 'Grouped product', type: 'grouped' },
  external: { name: 'External product', type: 'external', button_text: 'Buy there' },
  variable: {
    name: 'Variable product',
    type: 'variable',
    attributes: [{ name: 'Size', visible: true, variation: true, options: ['Small', 'Medium', 'Large'] }],
  },
};

interface NewDraft {
  template: string;
  /**
   * Lets the client find a draft whose creation response it never received. An addition of this store; WooCommerce
   * ignores it.
   */
  key?: string | undefined;
}

const KEY = '_store_admin_draft_key';

/**
 * Creates a draft and returns its ID, or the ID of the draft already created with this key; `undefined` when there is
 * no such template.
 */
export function createFromTemplate(
  db: StoreDatabase,
  { template, key }: NewDraft,
  now: Date,
): number | undefined {
  const members = Object.hasOwn(TEMPLATES, template) ? TEMPLATES[template] : undefined;
  if (!members) return undefined;
  const begun = key === undefined ? undefined : findBegun(db, key);
  if (begun !== undefined) return begun;
  const meta_data = key === undefined ? [] : [{ key: KEY, value: key }];
  return addProduct(db, { ...members, meta_data, status: 'auto-draft' }, now).id;
}

/** A product saved since is no longer a draft. */
function findBegun(db: StoreDatabase, key: string): number | undefined {
  const row = first(
    db,
    `SELECT products.id FROM products, json_each(products.meta) AS meta
     WHERE products.status = 'auto-draft' AND meta.value ->> 'key' = ? AND meta.value ->> 'value' = ?`,
    KEY,
    key,
  );
  return row && integer(row, 'id');
}
