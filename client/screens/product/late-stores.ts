import type { LateStore } from '@admin/data';
import { productStore } from '@admin/store-product';

/** What the form stands on; its sections bring what they read besides. */
export const STORES: readonly LateStore[] = [{ store: productStore }];
