import { first, run } from '../../database';
import type { Row, SqlValue, StoreDatabase } from '../../database';
import { isMap } from '../../rest/args';
import type { Meta } from '../../shared/meta';
import { __ } from '../../i18n';

export type ProductType = 'simple' | 'variable' | 'grouped' | 'external' | 'variation';
export type ProductStatus = 'publish' | 'draft' | 'pending' | 'private' | 'future' | 'auto-draft' | 'trash';
export type StockStatus = 'instock' | 'outofstock' | 'onbackorder';

export interface Download {
  id: string;
  name: string;
  file: string;
}

/** For products: the available values. For global attributes (`id` above 0), the product's terms list them instead. */
export interface ProductAttribute {
  id: number;
  name: string;
  position: number;
  visible: boolean;
  /** Whether it is used for variations. */
  variation: boolean;
  options: readonly string[];
}

/** The chosen value; for global attributes, the slug of the term. `''` matches any value. */
export interface ChosenAttribute {
  id: number;
  name: string;
  option: string;
}

/** A product or variation, with the same members as the table. Dates are milliseconds since 1970. */
export interface Product {
  parent_id: number | null;
  name: string;
  slug: string;
  type: ProductType;
  status: ProductStatus;
  untrashed_status: string;
  sku: string;
  description: string;
  short_description: string;
  is_featured: boolean;
  catalog_visibility: string;
  /** Decimal text in the store's currency; `''` for none. */
  regular_price: string;
  sale_price: string;
  sale_from: number | null;
  sale_to: number | null;
  tax_status: string;
  tax_class: string;
  is_virtual: boolean;
  is_downloadable: boolean;
  downloads: readonly Download[];
  download_limit: number;
  download_expiry: number;
  external_url: string;
  button_text: string;
  manages_stock: boolean;
  stock_quantity: number | null;
  low_stock_amount: number | null;
  stock_status: StockStatus;
  backorders: string;
  is_sold_individually: boolean;
  weight: string;
  length: string;
  width: string;
  height: string;
  allows_reviews: boolean;
  average_rating: string;
  rating_count: number;
  upsell_ids: readonly number[];
  cross_sell_ids: readonly number[];
  grouped_ids: readonly number[];
  purchase_note: string;
  menu_order: number;
  attributes: readonly (ProductAttribute | ChosenAttribute)[];
  default_attributes: readonly ChosenAttribute[];
  meta: readonly Meta[];
  created_at: number;
  modified_at: number;
}

export interface StoredProduct extends Product {
  id: number;
}

/** A product with default values. */
export function blankProduct(now: Date, name: string = __('Product', 'store-admin')): Product {
  return {
    parent_id: null,
    name,
    slug: '',
    type: 'simple',
    status: 'publish',
    untrashed_status: '',
    sku: '',
    description: '',
    short_description: '',
    is_featured: false,
    catalog_visibility: 'visible',
    regular_price: '',
    sale_price: '',
    sale_from: null,
    sale_to: null,
    tax_status: 'taxable',
    tax_class: '',
    is_virtual: false,
    is_downloadable: false,
    downloads: [],
    download_limit: -1,
    download_expiry: -1,
    external_url: '',
    button_text: '',
    manages_stock: false,
    stock_quantity: null,
    low_stock_amount: null,
    stock_status: 'instock',
    backorders: 'no',
    is_sold_individually: false,
    weight: '',
    length: '',
    width: '',
    height: '',
    allows_reviews: true,
    average_rating: '0',
    rating_count: 0,
    upsell_ids: [],
    cross_sell_ids: [],
    grouped_ids: [],
    purchase_note: '',
    menu_order: 0,
    attributes: [],
    default_attributes: [],
    meta: [],
    created_at: now.getTime(),
    modified_at: now.getTime(),
  };
}

const BLANK = Object.entries(blankProduct(new Date(0)));
const COLUMNS = BLANK.map(([name]) => name);

const INSERT = `INSERT INTO products (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})`;
const UPDATE = `UPDATE products SET ${COLUMNS.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`;

export function getProduct(db: StoreDatabase, id: number): StoredProduct | undefined {
  const row = first(db, 'SELECT * FROM products WHERE id = ?', id);
  return row && toProduct(row);
}

export function insertProduct(db: StoreDatabase, product: Product): StoredProduct {
  const { id } = run(db, INSERT, ...toValues(product));
  return { ...product, id };
}

export function updateProduct(db: StoreDatabase, product: StoredProduct): void {
  run(db, UPDATE, ...toValues(product), product.id);
}

/** Converts a row of the table; booleans are stored as numbers, lists as JSON. */
export function toProduct(row: Row): StoredProduct {
  const members = BLANK.map(([name, blank]) => [name, fromColumn(row[name], blank)]);
  // The table has a column for each member, and CHECK constraints enforce the types.
  return { id: row['id'], ...Object.fromEntries(members) } as StoredProduct;
}

function fromColumn(value: unknown, blank: unknown): unknown {
  if (typeof blank === 'boolean') return value === 1;
  return Array.isArray(blank) && typeof value === 'string' ? JSON.parse(value) : value;
}

function toValues(product: Product): SqlValue[] {
  const members = new Map<string, unknown>(Object.entries(product));
  return COLUMNS.map((name) => toColumn(members.get(name)));
}

function toColumn(value: unknown): SqlValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (Array.isArray(value) || isMap(value)) return JSON.stringify(value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
