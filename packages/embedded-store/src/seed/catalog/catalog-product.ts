import type { Drawing, Ink } from '../../catalog';

export type Color = keyof typeof COLORS;

/** Product colors, with the color that their images are drawn in. */
export const COLORS = {
  Navy: 'sea',
  Moss: 'moss',
  Rust: 'rust',
  Plum: 'plum',
  Ochre: 'ochre',
  Slate: 'slate',
  Rose: 'rose',
  Teal: 'teal',
} as const satisfies Record<string, Ink>;

export type Size = 'S' | 'M' | 'L' | 'XL';

/** When a product sells more than usual. */
export type Season = 'winter' | 'summer' | 'gifts';

/** A product of the demo store. */
export interface CatalogProduct {
  name: string;
  sku: string;
  drawing: Drawing;
  ink?: Ink;
  /** A shelf of its department. */
  shelf: string;
  tags?: readonly string[];
  materials?: readonly string[];
  /** Decimal text. For products with variations, the price of each one. */
  price?: string;
  salePrice?: string;
  /** Start of the sale, in days from today; always on sale when omitted. */
  saleFrom?: number;
  saleUntil?: number;
  /** One or two sentences. */
  about: string;
  /** How often it is bought, relative to the others. */
  appeal: number;
  season?: Season;
  /** When it became available, from 0 (store opening) to 1 (today). */
  since?: number;
  /**
   * Stock quantity, per variation. When omitted, products have no stock management and variations get a random
   * quantity.
   */
  stock?: number;
  lowStockAmount?: number;
  /** Sold on backorder, with a notice to the customer. */
  isMadeToOrder?: boolean;
  status?: 'draft' | 'private';
  /** Kilograms. */
  weight?: string;
  /** Has a reduced tax rate in some regions, like food and books. */
  isTaxedLess?: boolean;
  isFeatured?: boolean;
  /** Was sold once and is deleted now. */
  isDiscontinued?: boolean;

  /** Colors or choices make it a product with variations. */
  colors?: readonly Color[];
  sizes?: readonly Size[];
  /** Custom attributes with their values. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Not shipped. */
  isVirtual?: boolean;
  /** The downloadable file. */
  file?: string;
  /** URL of an external product. */
  soldAt?: string;
  /** SKUs of a grouped product's items. */
  parts?: readonly string[];
}
