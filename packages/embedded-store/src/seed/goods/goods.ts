import type { Drawing, Ink } from '../../catalog';

export type Color = keyof typeof COLORS;

/** Colors goods come in, with the ink their pictures are drawn in. */
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

/** When people want it more than usual. */
export type Season = 'winter' | 'summer' | 'gifts';

/** Something the demo shop sells. */
export interface Goods {
  name: string;
  sku: string;
  drawing: Drawing;
  ink?: Ink;
  /** Of a department. */
  shelf: string;
  tags?: readonly string[];
  materials?: readonly string[];
  /** Decimal text; of goods with variations, what each of them costs. */
  price?: string;
  salePrice?: string;
  /** When it is on sale, in days from today; always when left out. */
  saleFrom?: number;
  saleUntil?: number;
  /** One sentence or two. */
  about: string;
  /** How often it is bought, compared with the others. */
  appeal: number;
  season?: Season;
  /** When it came into the shop: 0 is the opening, 1 today. */
  since?: number;
  /** How many are left, of variations each; without it nobody counts, or some are left of a variation. */
  stock?: number;
  lowStockAmount?: number;
  /** Sold while there is none: the customer is told. */
  isMadeToOrder?: boolean;
  status?: 'draft' | 'private';
  /** Kilograms. */
  weight?: string;
  /** Food and books are taxed less in some places. */
  isTaxedLess?: boolean;
  isFeatured?: boolean;
  /** Was sold, and is deleted now. */
  isDiscontinued?: boolean;

  /** Either of the two makes it a product with variations. */
  colors?: readonly Color[];
  sizes?: readonly Size[];
  /** Attributes of its own that it comes in, with their values. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Nothing is sent. */
  isVirtual?: boolean;
  /** The file a customer may fetch. */
  file?: string;
  /** Sold by somebody else. */
  soldAt?: string;
  /** A group of these SKUs. */
  parts?: readonly string[];
}
