import type { Failure } from '@admin/http';

/** Key of a form: `new`, `12` (a product) or `12/34` (variation 34 of product 12). */
export type FormKey = string;

/** Members by name, with values as in the REST API. */
export type Patch = Readonly<Record<string, unknown>>;

/** Messages by the member they are about. */
export type FieldErrors = Readonly<Record<string, string>>;

/** `auto-draft` is the host's status before the first save. */
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
  /** 0 for an attribute of this product only. */
  id: number;
  name: string;
  position: number;
  visible: boolean;
  /** Whether variations differ by it. */
  variation: boolean;
  options: string[];
}

/** An attribute with one selected value. */
export interface AttributeChoice {
  id: number;
  name: string;
  option: string;
}

export interface ProductMeta {
  /** Missing until saved on the server. */
  id?: number;
  key: string;
  value: unknown;
}

/** Common members of products and variations, with the names and types of the REST API. */
export interface SellableRecord {
  id: number;
  description: string;
  permalink: string;
  sku: string;
  /** Current price; read-only. */
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
  /** Empty for the standard class; variations may also use `parent`. */
  tax_class: string;
  /** `parent` only for a variation whose stock is managed by its product. */
  manage_stock: boolean | 'parent';
  stock_quantity: number | null;
  stock_status: 'instock' | 'outofstock' | 'onbackorder';
  backorders: 'no' | 'notify' | 'yes';
  backorders_allowed: boolean;
  backordered: boolean;
  /** `null` uses the store's threshold. */
  low_stock_amount: number | null;
  weight: string;
  dimensions: ProductDimensions;
  /** Slug of the shipping class; empty for none. */
  shipping_class: string;
  shipping_class_id: number;
  menu_order: number;
  meta_data: ProductMeta[];
  date_created: string | null;
  date_modified: string | null;
  date_created_gmt?: string | null;
  date_modified_gmt?: string | null;
  /** Members of extensions and of later hosts; kept, and sent only if edited. */
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
  /** Ids, in the product's order. */
  variations: number[];
  grouped_products: number[];
  /** The slug's position is `%pagename%` or `%product%`. */
  permalink_template?: string;
  /** The slug generated from the name. */
  generated_slug?: string;
  /** Only if the host supports it. */
  global_unique_id?: string;
  /** Only if the host has brands. */
  brands?: ProductTerm[];
  post_password?: string;
}

/** A variation as `/wc/v3/products/{id}/variations` sends it. */
export interface VariationRecord extends SellableRecord {
  image: ProductImage | null;
  attributes: AttributeChoice[];
}

/** Edits of variations, by id. */
export type VariationEdits = Readonly<Record<number, Partial<VariationRecord>>>;

/** Old and new value of each member that a step changed. */
export type Change = Readonly<Record<string, { before: unknown; after: unknown }>>;

/** One step of the undo history. */
export interface Step {
  readonly id: string;
  /** Label in the history. */
  readonly label: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Consecutive steps with the same value merge, such as typing in one field. */
  readonly merge?: string;
  readonly members: Change;
  readonly variations: Readonly<Record<number, Change>>;
}

/** The state of a save in progress, or the result of the last one. */
export interface Saving {
  readonly status: 'idle' | 'saving' | 'failed';
  /** Why it failed as a whole. */
  readonly failure?: Failure;
  /** Errors of variations that the server refused, by id. The others are saved. */
  readonly variationFailures: Readonly<Record<number, Failure>>;
}

/** A member that was edited here and changed elsewhere. */
export interface ConflictingMember {
  readonly member: string;
  /** The value when the form was opened. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A variation with members that were edited here and changed elsewhere. */
export interface ConflictingVariation {
  readonly id: number;
  /** The variation's attributes as stored on the server, not decoded. */
  readonly attributes: readonly AttributeChoice[];
  readonly members: readonly ConflictingMember[];
}

/** The product was changed elsewhere since it was opened here. Nothing was written yet. */
export interface Conflict {
  /** The server's current record. */
  readonly theirs: ProductRecord;
  readonly members: readonly ConflictingMember[];
  /** Members changed only elsewhere; they are taken over. */
  readonly takenOver: readonly string[];
  readonly variations: readonly ConflictingVariation[];
}

/** Which version to keep, by member; for variations by `toChoiceKey`. */
export type ConflictChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** A product was sent, and it is unknown whether it was created. */
export interface UnconfirmedSave {
  /** The sent members. */
  readonly sent: Patch;
  /** Time of the request in milliseconds since the epoch, by the browser's clock. */
  readonly at: number;
}

/** How a save ended. Errors are in `getSaving` and `getFieldErrors`. */
export type SaveOutcome =
  | {
      readonly status: 'saved';
      /** The form's key; a new product's key contains its new id. */
      readonly key: FormKey;
      readonly record: ProductRecord;
      /** Members changed only elsewhere. */
      readonly takenOver: readonly string[];
    }
  | { readonly status: 'failed'; readonly failure: Failure }
  /** Nothing was written: `getConflict` has both versions. */
  | { readonly status: 'conflict' }
  /** An earlier save of this form is in progress; nothing was started. */
  | { readonly status: 'busy' };
