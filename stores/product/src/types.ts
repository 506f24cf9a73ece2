import type { Failure } from '@admin/http';

/** Which form: `new`, `12` (a product) or `12/34` (variation 34 of product 12). */
export type FormKey = string;

/** Members by name, with values as in the REST API. */
export type Patch = Readonly<Record<string, unknown>>;

/** Messages for the user by the member they are about. */
export type FieldErrors = Readonly<Record<string, string>>;

/** `auto-draft` is what the host begins before anybody saves. */
export type ProductStatus = 'draft' | 'pending' | 'private' | 'publish' | 'future' | 'auto-draft' | 'trash';

export interface ProductDownload {
  id: string;
  name: string;
  file: string;
}

export interface ProductDimensions {
  length: string;
  width: string;
  height: string;
}

export interface ProductTerm {
  id: number;
  name: string;
  slug: string;
}

export interface ProductImage {
  id: number;
  src: string;
  name: string;
  alt: string;
  [member: string]: unknown;
}

export interface ProductAttribute {
  /** 0 for one that only this product has. */
  id: number;
  name: string;
  position: number;
  visible: boolean;
  /** Customers choose by it between variations. */
  variation: boolean;
  options: string[];
}

/** An attribute with one of its values. */
export interface AttributeChoice {
  id: number;
  name: string;
  option: string;
}

export interface ProductMeta {
  /** Absent until the server has it. */
  id?: number;
  key: string;
  value: unknown;
}

/** What products and variations have alike, with the names and types of the REST API. */
export interface SellableRecord {
  id: number;
  description: string;
  permalink: string;
  sku: string;
  /** What it costs now; read-only. */
  price: string;
  /** Decimal text with a point; empty for none. */
  regular_price: string;
  sale_price: string;
  /** Date and time in the site's time zone, without one: `2026-11-16T00:00:00`. */
  date_on_sale_from: string | null;
  date_on_sale_from_gmt: string | null;
  date_on_sale_to: string | null;
  date_on_sale_to_gmt: string | null;
  on_sale: boolean;
  status: ProductStatus;
  purchasable: boolean;
  virtual: boolean;
  downloadable: boolean;
  downloads: ProductDownload[];
  /** -1 for no limit. */
  download_limit: number;
  /** Days; -1 for never. */
  download_expiry: number;
  tax_status: 'taxable' | 'shipping' | 'none';
  /** Empty for the standard class; of a variation also `parent`. */
  tax_class: string;
  /** `parent` only of a variation whose stock is counted with the product's. */
  manage_stock: boolean | 'parent';
  stock_quantity: number | null;
  stock_status: 'instock' | 'outofstock' | 'onbackorder';
  backorders: 'no' | 'notify' | 'yes';
  backorders_allowed: boolean;
  backordered: boolean;
  /** `null` when the shop's own limit holds. */
  low_stock_amount: number | null;
  weight: string;
  dimensions: ProductDimensions;
  /** Slug of the class; empty for none. */
  shipping_class: string;
  shipping_class_id: number;
  menu_order: number;
  meta_data: ProductMeta[];
  date_created: string | null;
  date_modified: string | null;
  date_created_gmt?: string | null;
  date_modified_gmt?: string | null;
  /** Members of extensions and of later hosts; kept, never sent back unless they are edited. */
  [member: string]: unknown;
}

/** A product as `/wc/v3/products` sends it with `context=edit`. */
export interface ProductRecord extends SellableRecord {
  name: string;
  slug: string;
  /** `simple`, `grouped`, `external`, `variable`, or a type of an extension. */
  type: string;
  featured: boolean;
  catalog_visibility: 'visible' | 'catalog' | 'search' | 'hidden';
  short_description: string;
  price_html: string;
  total_sales: number;
  external_url: string;
  button_text: string;
  sold_individually: boolean;
  shipping_required: boolean;
  shipping_taxable: boolean;
  reviews_allowed: boolean;
  average_rating: string;
  rating_count: number;
  related_ids: number[];
  upsell_ids: number[];
  cross_sell_ids: number[];
  parent_id: number;
  purchase_note: string;
  categories: ProductTerm[];
  tags: ProductTerm[];
  images: ProductImage[];
  has_options: boolean;
  attributes: ProductAttribute[];
  default_attributes: AttributeChoice[];
  /** Ids, in the order of the product's own list. */
  variations: number[];
  grouped_products: number[];
  /** Where the slug goes is reported by `%pagename%` or `%product%`. */
  permalink_template?: string;
  /** What the slug would be, made from the name. */
  generated_slug?: string;
  /** Where the host has it. */
  global_unique_id?: string;
  /** Where the host has brands. */
  brands?: ProductTerm[];
  post_password?: string;
}

/** A variation as `/wc/v3/products/{id}/variations` sends it. */
export interface VariationRecord extends SellableRecord {
  image: ProductImage | null;
  attributes: AttributeChoice[];
}

/** Edits of variations by their ids. */
export type VariationEdits = Readonly<Record<number, Partial<VariationRecord>>>;

/** Value before and after, of each member that a step changed. */
export type Change = Readonly<Record<string, { before: unknown; after: unknown }>>;

/** What one Undo takes back. */
export interface Step {
  readonly id: string;
  /** What was done, as the history says it. */
  readonly label: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Steps of one name join while they follow each other, such as typing in one field. */
  readonly merge?: string;
  readonly members: Change;
  readonly variations: Readonly<Record<number, Change>>;
}

/** How the last attempt to save ended, or that one is in progress. */
export interface Saving {
  readonly status: 'idle' | 'saving' | 'failed';
  /** Why it failed as a whole. */
  readonly failure?: Failure;
  /** Variations that the server refused, by id. What it took of the others is saved. */
  readonly variationFailures: Readonly<Record<number, Failure>>;
}

/** A member that was edited here and changed elsewhere. */
export interface ConflictingMember {
  readonly member: string;
  /** As it was when the form was opened. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A variation of which the same members were edited here and changed elsewhere. */
export interface ConflictingVariation {
  readonly id: number;
  /** What it is of the product, as the server has it; texts as they come. */
  readonly attributes: readonly AttributeChoice[];
  readonly members: readonly ConflictingMember[];
}

/** The product was changed elsewhere since it was opened here. Nothing was written yet. */
export interface Conflict {
  /** As the server has it now. */
  readonly theirs: ProductRecord;
  readonly members: readonly ConflictingMember[];
  /** Members changed elsewhere and not here; they are taken over. */
  readonly takenOver: readonly string[];
  readonly variations: readonly ConflictingVariation[];
}

/** Whose value wins, by member; of a variation by what `toChoiceKey` makes of its number and the member. */
export type ConflictChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** A product was sent and no answer told whether it was taken. */
export interface UnconfirmedSave {
  /** The members as they were sent. */
  readonly sent: Patch;
  /** When, in milliseconds since the epoch by the browser's clock. */
  readonly at: number;
}

/** How an attempt to save ended. What failed, and where, is reported by `getSaving` and `getFieldErrors`. */
export type SaveOutcome =
  | {
      readonly status: 'saved';
      /** The form it is now: a new product has got its number. */
      readonly key: FormKey;
      readonly record: ProductRecord;
      /** Members that were changed elsewhere and not here. */
      readonly takenOver: readonly string[];
    }
  | { readonly status: 'failed'; readonly failure: Failure }
  /** Nothing was written: `getConflict` has both versions. */
  | { readonly status: 'conflict' }
  /** An earlier save of this form is in progress; nothing was begun. */
  | { readonly status: 'busy' };
