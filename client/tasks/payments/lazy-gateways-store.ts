import type { LazyStore } from '@admin/data';
import { gatewaysStore } from '@admin/store-gateways';
import { lazyPluginsStore } from '@admin/wizard';

/** For `WithStores` of what shows payment gateways. */
export const PAYMENT_STORES: readonly LazyStore[] = [lazyPluginsStore, { store: gatewaysStore }];
