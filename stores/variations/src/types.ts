/** Which value a variation has of one attribute. */
export interface ChosenOption {
  /** 0 for an attribute of the product's own, which its name tells apart. */
  id: number;
  name: string;
  /** Empty where the customer may choose any. */
  option: string;
}

export interface VariationImage {
  id: number;
  src: string;
  name: string;
  alt: string;
  [member: string]: unknown;
}

export type VariationStatus = 'draft' | 'pending' | 'private' | 'publish';

export type StockStatus = 'instock' | 'outofstock' | 'onbackorder';

/** A variation with the names and types of the host. Lists tell of what is named here, forms also of the rest. */
export interface VariationRecord {
  id: number;
  /** The product's own where the variation has none: written back, it would be refused as taken. */
  sku: string;
  /** Decimal text in the shop's currency; empty where there is none. */
  regular_price: string;
  sale_price: string;
  /** Moments in the time of the site, without a zone; `null` where a sale is not limited. */
  date_on_sale_from: string | null;
  date_on_sale_to: string | null;
  on_sale: boolean;
  /** `private` is what customers do not see. */
  status: VariationStatus;
  /** `parent` where the product counts for all of its variations. */
  manage_stock: boolean | 'parent';
  stock_quantity: number | null;
  stock_status: StockStatus;
  /** Decimal text in the shop's unit; the product's own where the variation has none. */
  weight: string;
  image: VariationImage | null;
  attributes: ChosenOption[];
  menu_order: number;
  permalink: string;
  [member: string]: unknown;
}

/** What a change of variations consists of, by their ids. */
export type VariationEdits = Readonly<Record<number, Partial<VariationRecord>>>;

/** The variations of a product, as far as they are known. */
export interface VariationList {
  /** In the order of the product. */
  readonly items: readonly VariationRecord[];
  /** How many there are, by the server's count. */
  readonly total: number;
  /** Whether all of them are known. */
  readonly isComplete: boolean;
}

/** What is under way for a product. */
export interface VariationWork {
  kind: 'reading' | 'generating';
  /** Read or generated so far. */
  done: number;
  /** Expected; 0 until that is known. */
  total: number;
}

/** What became of variations that were to be deleted. */
export interface DeleteOutcome {
  deleted: number[];
  /** Those the server kept, and why. */
  failed: { id: number; message: string }[];
}
