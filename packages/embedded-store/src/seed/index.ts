import type { StoreDatabase } from '../database';
import { transaction } from '../database';
import { loadOrders } from '../sales';
import { seedDownloads } from './downloads';
import { seedCatalog, createRandomFor } from './seed-catalog';
import type { DemoStoreOptions } from './seed-catalog';
import { seedNotes } from './notes';
import { removeDiscontinued } from './products';
import { seedReviews } from './reviews';

export type { DemoStoreOptions } from './seed-catalog';

/** Fills an installed store with two years of demo data up to today, the same at every start. */
export function seedDemoStore(db: StoreDatabase, shop: DemoStoreOptions): void {
  transaction(db, () => {
    loadOrders(db, seedCatalog(db, shop));
    seedDownloads(db, createRandomFor('downloads'), shop.now);
    seedReviews(db, createRandomFor('reviews'), shop.now);
    seedNotes(db, shop.now);
    removeDiscontinued(db);
  });
}
