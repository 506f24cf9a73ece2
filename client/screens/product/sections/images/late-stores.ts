import type { LateStore } from '@admin/data';
import { mediaStore } from '@admin/store-media';
import { noticesStore } from '@admin/store-notices';

/** What pictures stand on. */
export const STORES: readonly LateStore[] = [{ store: mediaStore }, { store: noticesStore }];
