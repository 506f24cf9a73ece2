import { first } from '../../database';
import type { StoreDatabase } from '../../database';
import { addPicture } from '../pictures';
import type { Drawing } from '../pictures';
import { findOrCreateTerm } from '../terms';
import type { ProductArgs } from './arguments';
import { generateVariations } from './generate';
import { addProduct } from './save';

interface Sample {
  name: string;
  sku: string;
  drawing: Drawing;
  category: string;
  members: ProductArgs;
}

/** Goods to look around with, until the owner has some of their own. */
const SAMPLES: readonly Sample[] = [
  {
    name: 'Enamel Mug',
    sku: 'sample-enamel-mug',
    drawing: 'mug',
    category: 'Kitchen',
    members: {
      regular_price: '14.00',
      manage_stock: true,
      stock_quantity: 40,
      weight: '0.3',
      short_description: 'Light, hard to break, and at home by any fire.',
    },
  },
  {
    name: 'Oak Serving Tray',
    sku: 'sample-oak-tray',
    drawing: 'tray',
    category: 'Kitchen',
    members: {
      regular_price: '48.00',
      sale_price: '39.00',
      manage_stock: true,
      stock_quantity: 12,
      weight: '1.1',
      short_description: 'Oiled oak with two handles.',
    },
  },
  {
    name: 'Linen Cushion',
    sku: 'sample-linen-cushion',
    drawing: 'cushion',
    category: 'Living',
    members: { regular_price: '34.00', short_description: 'Washed linen, filled with wool.' },
  },
  {
    name: 'Knitted Scarf',
    sku: 'sample-knitted-scarf',
    drawing: 'scarf',
    category: 'Clothing',
    members: {
      type: 'variable',
      short_description: 'Long enough to go round twice.',
      attributes: [{ name: 'Color', visible: true, variation: true, options: ['Moss', 'Rust', 'Slate'] }],
    },
  },
  {
    name: 'Beeswax Candle',
    sku: 'sample-beeswax-candle',
    drawing: 'candle',
    category: 'Living',
    members: {
      regular_price: '11.50',
      manage_stock: true,
      stock_quantity: 2,
      low_stock_amount: 5,
      short_description: 'Burns for thirty hours and smells of honey.',
    },
  },
  {
    name: 'Dotted Notebook',
    sku: 'sample-dotted-notebook',
    drawing: 'notebook',
    category: 'Desk',
    members: { regular_price: '9.00', short_description: 'A hundred and sixty pages that lie flat.' },
  },
  {
    name: 'Knitting Pattern',
    sku: 'sample-knitting-pattern',
    drawing: 'print',
    category: 'Downloads',
    members: {
      regular_price: '5.00',
      virtual: true,
      downloadable: true,
      download_limit: 5,
      short_description: 'The scarf, row by row, as a file to print.',
    },
  },
  {
    name: 'Gift Box',
    sku: 'sample-gift-box',
    drawing: 'box',
    category: 'Living',
    members: { regular_price: '6.00', short_description: 'Folds up in a moment, ribbon included.' },
  },
];

/** What every variation of a sample costs. */
const VARIATION_PRICE = '29.00';

/** What became of an import, in the contract's words. */
export interface Import {
  imported: number[];
  failed: object[];
  updated: number[];
  skipped: object[];
}

/** Puts the samples on the shelves. One whose SKU is there already is left out. */
export function importSampleProducts(db: StoreDatabase, now: Date): Import {
  const result: Import = { imported: [], failed: [], updated: [], skipped: [] };
  for (const sample of SAMPLES) {
    const isThere = first(
      db,
      "SELECT 1 AS found FROM products WHERE sku = ? AND status <> 'trash'",
      sample.sku,
    );
    if (isThere) result.skipped.push(toSkipped(sample));
    else result.imported.push(addSample(db, sample, now));
  }
  return result;
}

function addSample(db: StoreDatabase, { name, sku, drawing, category, members }: Sample, now: Date): number {
  const images = [{ id: addPicture(db, drawing, { name, createdAt: now }) }];
  const categories = [{ id: findOrCreateTerm(db, 'product_cat', category) }];
  const product = addProduct(db, { name, sku, images, categories, ...members }, now);
  if (product.type === 'variable') {
    generateVariations(db, product, { regular_price: VARIATION_PRICE }, now);
  }
  return product.id;
}

function toSkipped({ name, sku }: Sample): object {
  const code = 'woocommerce_product_importer_error';
  return {
    errors: { [code]: ['A product with this SKU already exists.'] },
    error_data: { [code]: { sku, row: `${name}, SKU ${sku}` } },
  };
}
