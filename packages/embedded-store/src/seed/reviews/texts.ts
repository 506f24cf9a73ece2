import texts from './texts.data.json';
import type { ReviewStatus } from '../../catalog';

/** What somebody wrote about the product with that SKU. */
export interface Text {
  sku: string;
  rating: number;
  review: string;
  /** Approved unless it says otherwise. */
  status?: ReviewStatus;
}

/** What buyers wrote; the last ones are the latest. */
export const TEXTS = texts as readonly Text[];
