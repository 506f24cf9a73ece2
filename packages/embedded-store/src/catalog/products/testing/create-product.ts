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
  /** Decimal text in the store's currency; `''` is no price. */
  regularPrice?: string;
  salePrice?: string;
  isVirtual?: boolean;
  /** How many are left; without it nobody counts. */
  stock?: number;
  lowStockAmount?: number;
  /** Numbers of terms. */
  categories?: readonly number[];
  tags?: readonly number[];
  /** Numbers of files; the first is the main picture. */
  images?: readonly number[];
  attributes?: NonNullable<ProductArgs['attributes']>;
  createdAt: Date;
}

/** Adds a product and answers its id. The address part of a name that is taken gets a number behind it. */
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
