import { first } from '../../database';
import type { StoreDatabase } from '../../database';
import { addProductImage } from '../product-images/add-product-image';
import type { Drawing } from '../product-images/drawings';
import { findOrCreateTerm } from '../terms/queries';
import type { ProductArgs } from './arguments';
import { generateVariations } from './generate';
import samples from './samples.data.json';
import { addProduct } from './save';
import { __ } from '../../i18n';

interface Sample {
  name: string;
  sku: string;
  drawing: Drawing;
  category: string;
  members: ProductArgs;
}

/** Sample products for new stores. */
const SAMPLES = samples as readonly Sample[];

/** The price of every sample variation. */
const VARIATION_PRICE = '29.00';

/** The result of an import, in the contract's format. */
export interface Import {
  imported: number[];
  failed: object[];
  updated: number[];
  skipped: object[];
}

/** Adds the sample products; skips those whose SKU exists. */
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
  const images = [{ id: addProductImage(db, drawing, { name, createdAt: now }) }];
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
    errors: { [code]: [__('A product with this SKU already exists.', 'store-admin')] },
    error_data: { [code]: { sku, row: `${name}, SKU ${sku}` } },
  };
}
