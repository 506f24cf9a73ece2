import type { LazyStore } from '@admin/data';
import { mediaStore } from '@admin/store-media';
import { noticesStore } from '@admin/store-notices';

/** Stores used by images. */
export const STORES: readonly LazyStore[] = [{ store: mediaStore }, { store: noticesStore }];
