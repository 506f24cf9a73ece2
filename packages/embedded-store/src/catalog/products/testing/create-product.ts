import type { StoreDatabase } from '../../../database';
import type { ProductArgs } from '../arguments';
import type { ProductStatus } from '../product';
import { addProduct } from '../save';

interface NewProduct {
  name: string;
  type?: 'simple' | 'variable' | 'grouped' | 'external';
  status?: Exclude<ProductStatus, 'future'>;
  sku?: string;
  description?: string;
  shortDescription?: string;
  /** Decimal text in the store's currency; `''` for none. */
  regularPrice?: string;
  salePrice?: string;
  isVirtual?: boolean;
  /** The stock quantity; not managed if omitted. */
  stock?: number;
  lowStockAmount?: number;
  /** Term IDs. */
  categories?: readonly number[];
  tags?: readonly number[];
  /** Media IDs; the first is the main image. */
  images?: readonly number[];
  attributes?: NonNullable<ProductArgs['attributes']>;
  createdAt: Date;
}

/** Adds a product and returns its ID. Appends a number to a slug that is taken. */
export function createProduct(db: StoreDatabase, product: NewProduct): number {
  const { name, type, status, sku, description, stock, createdAt, attributes } = product;
  const withId = (ids: readonly number[]) => ids.map((id) => ({ id }));
  const args: ProductArgs = {
    name,
    type,
    status,
    sku,
    description,
    short_description: product.shortDescription,
    regular_price: product.regularPrice,
    sale_price: product.salePrice,
    virtual: product.isVirtual,
    manage_stock: stock !== undefined,
    stock_quantity: stock ?? null,
    low_stock_amount: product.lowStockAmount ?? null,
    categories: product.categories && withId(product.categories),
    tags: product.tags && withId(product.tags),
    images: product.images && withId(product.images),
    attributes,
  };
  return addProduct(db, args, createdAt).id;
}
