import { first, integer, run, text } from '../../database';
import type { StoreDatabase } from '../../database';

export type ProductType = 'simple' | 'variable' | 'grouped' | 'external';
export type ProductStatus = 'publish' | 'draft' | 'pending' | 'private' | 'auto-draft' | 'trash';

export interface NewProduct {
  name: string;
  type?: ProductType;
  status?: ProductStatus;
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
  createdAt: Date;
}

/** Adds a product and answers its id. The address part of a name that is taken gets a number behind it. */
export function createProduct(db: StoreDatabase, product: NewProduct): number {
  const { stock, createdAt } = product;
  return run(
    db,
    `INSERT INTO products (name, slug, type, status, sku, description, short_description, regular_price, sale_price,
       is_virtual, manages_stock, stock_quantity, low_stock_amount, stock_status, created_at, modified_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    product.name,
    freeSlug(db, product.name),
    product.type ?? 'simple',
    product.status ?? 'publish',
    product.sku ?? '',
    product.description ?? '',
    product.shortDescription ?? '',
    product.regularPrice ?? '',
    product.salePrice ?? '',
    product.isVirtual ? 1 : 0,
    stock === undefined ? 0 : 1,
    stock ?? null,
    product.lowStockAmount ?? null,
    stock === 0 ? 'outofstock' : 'instock',
    createdAt.getTime(),
    createdAt.getTime(),
  ).id;
}

export function hasPublishedProduct(db: StoreDatabase): boolean {
  return first(db, "SELECT 1 AS found FROM products WHERE status = 'publish' LIMIT 1") !== undefined;
}

/** Whether anything is for sale that has to be sent. */
export function hasPhysicalProduct(db: StoreDatabase): boolean {
  const row = first(
    db,
    "SELECT 1 AS found FROM products WHERE status = 'publish' AND is_virtual = 0 LIMIT 1",
  );
  return row !== undefined;
}

export function countProducts(db: StoreDatabase, status: ProductStatus): number {
  return integer(first(db, 'SELECT count(*) AS total FROM products WHERE status = ?', status), 'total');
}

function freeSlug(db: StoreDatabase, name: string): string {
  const slug = toSlug(name);
  const taken = first(
    db,
    "SELECT slug FROM products WHERE slug = ? OR slug GLOB ? || '-[0-9]*' ORDER BY length(slug) DESC, slug DESC",
    slug,
    slug,
  );
  if (!taken) return slug;
  const [, number = '1'] = /-(\d+)$/.exec(text(taken, 'slug').slice(slug.length)) ?? [];
  return `${slug}-${Number(number) + 1}`;
}

function toSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'product';
}
