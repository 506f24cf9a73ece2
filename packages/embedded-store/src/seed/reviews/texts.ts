import texts from './texts.data.json';
import type { ReviewStatus } from '../../catalog';

/** A review of the product with that SKU. */
export interface Text {
  sku: string;
  rating: number;
  review: string;
  /** Approved when omitted. */
  status?: ReviewStatus;
}

/** Reviews in chronological order. */
export const TEXTS = texts as readonly Text[];
