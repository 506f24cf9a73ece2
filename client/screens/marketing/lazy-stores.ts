import type { LazyStore } from '@admin/data';
import { getHost } from '@admin/host';
import { hydrateMarketing, marketingStore } from '@admin/store-marketing';
import { lazyPluginsStore } from '@admin/wizard';

/** What the screen reads, with what the page carries of it. Plugins come first: marketing follows them. */
export const STORES: readonly LazyStore[] = [
  lazyPluginsStore,
  {
    store: marketingStore,
    hydrate: (registry) => hydrateMarketing(registry, getHost().settings.marketing),
  },
];
