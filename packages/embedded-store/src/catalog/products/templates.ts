import { first, integer } from '../../database';
import type { StoreDatabase } from '../../database';
import type { ProductArgs } from './arguments';
import { addProduct } from './save';
import { __ } from '../../i18n';

/** The initial data of each kind of new product, which is a hidden draft until it is saved. */
const listTemplates = (): Readonly<Record<string, ProductArgs>> => ({
  physical: {
    name: __('Physical product', 'store-admin'),
    type: 'simple',
    manage_stock: true,
    stock_quantity: 10,
  },
  digital: { name: __('Digital product', 'store-admin'), type: 'simple', virtual: true, downloadable: true },
  grouped: { name: __('Grouped product', 'store-admin'), type: 'grouped' },
  external: {
    name: __('External product', 'store-admin'),
    type: 'external',
    button_text: __('Buy there', 'store-admin'),
  },
  variable: {
    name: __('Variable product', 'store-admin'),
    type: 'variable',
    attributes: [
      {
        name: __('Size', 'store-admin'),
        visible: true,
        variation: true,
        options: [__('Small', 'store-admin'), __('Medium', 'store-admin'), __('Large', 'store-admin')],
      },
    ],
  },
});

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
  const templates = listTemplates();
  const members = Object.hasOwn(templates, template) ? templates[template] : undefined;
  if (!members) return undefined;
  const begun = key === undefined ? undefined : findStarted(db, key);
  if (begun !== undefined) return begun;
  const meta_data = key === undefined ? [] : [{ key: KEY, value: key }];
  return addProduct(db, { ...members, meta_data, status: 'auto-draft' }, now).id;
}

/** A product saved since is no longer a draft. */
function findStarted(db: StoreDatabase, key: string): number | undefined {
  const row = first(
    db,
    `SELECT products.id FROM products, json_each(products.meta) AS meta
     WHERE products.status = 'auto-draft' AND meta.value ->> 'key' = ? AND meta.value ->> 'value' = ?`,
    KEY,
    key,
  );
  return row && integer(row, 'id');
}
