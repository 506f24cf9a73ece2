import type { StoreDatabase } from '../database';
import { isMap } from '../rest';
import { getOption, setOption } from '../site';

/** How far a channel is with the products of the shop, in the platform's words. */
export const LISTING_STATUSES = ['synced', 'sync-in-progress', 'sync-failed', 'not-applicable'] as const;

export interface Listings {
  status: (typeof LISTING_STATUSES)[number];
  /** How many products the channel refuses. */
  errors: number;
}

/** What a channel that is set up says of its listings. */
export function getListings(db: StoreDatabase, channel: string): Listings {
  const stored = getOption(db, listingsOption(channel));
  const { status, errors } = isMap(stored) ? stored : {};
  return {
    status: LISTING_STATUSES.find((each) => each === status) ?? 'synced',
    errors: typeof errors === 'number' ? errors : 0,
  };
}

export function setListings(db: StoreDatabase, channel: string, listings: Listings): void {
  setOption(db, listingsOption(channel), listings);
}

function listingsOption(channel: string): string {
  return `${channel}_listings`;
}
