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

/** The number of a product just begun; `undefined` when there is no such template. */
export function createFromTemplate(db: StoreDatabase, template: string, now: Date): number | undefined {
  const members = Object.hasOwn(TEMPLATES, template) ? TEMPLATES[template] : undefined;
  return members && addProduct(db, { ...members, status: 'auto-draft' }, now).id;
}
