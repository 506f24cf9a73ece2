import type { LazyStore } from '@admin/data';
import { mediaStore } from '@admin/store-media';
import { noticesStore } from '@admin/store-notices';

/** What pictures stand on. */
export const STORES: readonly LazyStore[] = [{ store: mediaStore }, { store: noticesStore }];
