import { run } from '../database';
import type { StoreDatabase } from '../database';
import { createAttribute } from '../catalog/attributes/queries';
import { addProduct, changeProduct, changeVariation } from '../catalog/products/save';
import { generateVariations } from '../catalog/products/generate';
import { getProduct } from '../catalog/products/product';
import type { StoredProduct } from '../catalog/products/product';
import { createTerm } from '../catalog/terms/queries';
import type { TestStore } from '../testing/test-store';
import { expectNextNumber, numbered } from './expect-next-number';
import type { Scene } from './scene';

const FILE = '19-remaining-screens';

/** Changes made to products between the recordings of the product editor, with the ids of the platform's store. */
export const editorScenes: readonly Scene[] = [
  { file: FILE, name: 'product form: save draft of a new product', prepare: openShop },
  { file: FILE, name: 'product form: copy to a new draft, first call', prepare: giveOptions },
  { file: FILE, name: 'product form: trash', prepare: addBrush },
  {
    file: FILE,
    name: 'product form: options of an unsaved product create an auto-draft',
    prepare: ({ context }) => expectNextNumber(context.db, 'products', 368),
  },
  { file: FILE, name: 'block form: auto-draft on opening', prepare: forgetUnsaved },
];

const CLEAT = 359;

function openShop({ context: { db } }: TestStore): void {
  const size = createAttribute(db, {
    name: 'Size',
    slug: 'pa_size',
    type: 'select',
    orderBy: 'menu_order',
    hasArchives: false,
  });
  for (const name of ['Small', 'Large', 'SmallLarge']) createTerm(db, size.slug, { name });
  numbered(db, 'terms', 25, () => createTerm(db, 'product_cat', { name: 'Deckware' }));
  expectNextNumber(db, 'products', CLEAT);
}

/** Two variations, of which the first is hidden. */
function giveOptions({ context: { db, clock } }: TestStore): void {
  const attributes = [{ id: 1, variation: true, options: ['Small', 'SmallLarge'] }];
  const cleat = changeProduct(db, find(db, CLEAT), { type: 'variable', attributes }, clock());
  generateVariations(db, cleat, {}, clock());
  changeVariation(db, cleat, find(db, CLEAT + 1), { status: 'private' }, clock());
}

function addBrush({ context: { db, clock } }: TestStore): void {
  numbered(db, 'products', 363, () => addProduct(db, { name: 'Deck Brush', sku: 'deck-brush' }, clock()));
}

/** The block form was recorded first, so its ids are lower. */
function forgetUnsaved({ context: { db } }: TestStore): void {
  run(db, 'DELETE FROM products WHERE id >= 367');
  expectNextNumber(db, 'products', 367);
}

function find(db: StoreDatabase, id: number): StoredProduct {
  const product = getProduct(db, id);
  if (!product) throw new Error(`There is no product ${id}.`);
  return product;
}
