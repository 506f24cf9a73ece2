import type { StoreDatabase } from '../database';
import { isMap } from '../rest';
import { getOption, setOption } from '../site';

/** Sync status of the store's products on a channel, with WooCommerce's values. */
export const LISTING_STATUSES = ['synced', 'sync-in-progress', 'sync-failed', 'not-applicable'] as const;

export interface Listings {
  status: (typeof LISTING_STATUSES)[number];
  /** The number of products that the channel rejected. */
  errors: number;
}

/** The listings that a configured channel reports. */
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
