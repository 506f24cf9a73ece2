import { first, integer } from '../../database';
import type { StoreDatabase } from '../../database';
import type { ProductArgs } from './arguments';
import { addProduct } from './save';

/** What a new product of each kind begins with. Nobody sees it before its owner saves it. */
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
  /** By which the client finds again what it began without hearing of it; our own, the platform takes no notice of it. */
  key?: string | undefined;
}

const KEY = '_store_admin_draft_key';

/** The number of a product just begun, or begun by this key before; `undefined` when there is no such template. */
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

/** What its owner has saved since is no draft any more. */
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
