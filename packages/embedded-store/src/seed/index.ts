import type { StoreDatabase } from '../database';
import { transaction } from '../database';
import { loadOrders } from '../sales';
import { seedDownloads } from './downloads';
import { furnish, randomFor } from './furnish';
import type { DemoShop } from './furnish';
import { seedNotes } from './notes';
import { removeDiscontinued } from './products';
import { seedReviews } from './reviews';

export type { DemoShop } from './furnish';

/** Fills an installed store with two years to look at: the same ones at every start, up to today. */
export function seedDemoShop(db: StoreDatabase, shop: DemoShop): void {
  transaction(db, () => {
    loadOrders(db, furnish(db, shop));
    seedDownloads(db, randomFor('downloads'), shop.now);
    seedReviews(db, randomFor('reviews'), shop.now);
    seedNotes(db, shop.now);
    removeDiscontinued(db);
  });
}
