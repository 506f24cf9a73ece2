import type { AnyStore, Registry } from '@admin/data';
import { toHostStore } from './delegate';
import { toDescriptor, type HostStore, type StoreDescriptor } from './descriptor';
import { followNotices, type NoticesHost } from './follow-notices';
import { definePassthroughStore } from './passthrough-store';
import { collectionStores } from './passthrough/collections';
import { countriesStore } from './passthrough/countries';
import { itemsStore } from './passthrough/items';
import { notesStore } from './passthrough/notes';
import { paymentGatewaysStore } from './passthrough/payment-gateways';
import { paymentSettingsStore } from './passthrough/payment-settings';
import { productsStore } from './passthrough/products';
import { reportsStore } from './passthrough/reports';
import { reviewsStore } from './passthrough/reviews';
import { settingOptionsStore } from './passthrough/setting-options';
import { shippingMethodsStore } from './passthrough/shipping-methods';
import { exportStore, importStore } from './passthrough/transfer';
import { wooPaymentsOnboardingStore } from './passthrough/woopayments-onboarding';
import { STORE_NAMES } from './names';
import type { Page } from './page';
import { coreHostStore } from './stores/core';
import { navigationHostStore } from './stores/navigation';
import { noticesHostStore } from './stores/notices';
import { onboardingHostStore } from './stores/onboarding';
import { optionsHostStore } from './stores/options';
import { pluginsHostStore } from './stores/plugins';
import { settingsHostStore } from './stores/settings';
import { surveysHostStore, SURVEYS_STORE_NAME } from './stores/surveys';

/** The part of the platform's registry (`wp.data`) needed for registering stores. */
export interface HostRegistry extends NoticesHost {
  register(descriptor: StoreDescriptor): void;
}

const productFormStore = definePassthroughStore({
  name: STORE_NAMES.EXPERIMENTAL_PRODUCT_FORM_STORE_NAME,
  // The form with these fields does not exist in this dashboard, so there are none.
  selectors: ({ value }) => {
    const none: readonly unknown[] = [];
    const form = value('form', [], { fields: none, sections: none, subsections: none, tabs: none });
    return { getFields: () => none, getField: (_id: string) => undefined, getProductForm: () => form };
  },
});

const PASSTHROUGH_STORES: readonly AnyStore[] = [
  countriesStore,
  exportStore,
  importStore,
  itemsStore,
  notesStore,
  paymentGatewaysStore,
  paymentSettingsStore,
  productFormStore,
  productsStore,
  reportsStore,
  reviewsStore,
  settingOptionsStore,
  shippingMethodsStore,
  wooPaymentsOnboardingStore,
  ...collectionStores,
];

export interface HostStoresOptions {
  readonly registry: Registry;
  readonly host: HostRegistry;
  readonly page: Page;
  /** Whether the page has no WordPress stores of its own. */
  readonly isAlone: boolean;
}

/**
 * Registers our stores in the platform's registry, under the platform's names. Existing stores stay.
 * @returns by their names, the stores as the platform's registry takes them
 */
export function registerHostStores({
  registry,
  host,
  page,
  isAlone,
}: HostStoresOptions): ReadonlyMap<string, StoreDescriptor> {
  const offered = new Map<string, StoreDescriptor>();
  registry.batch(() => {
    const offer = (name: string, make: () => HostStore) => {
      const store = { name, instantiate: () => toDescriptor(registry, make()).instantiate() };
      offered.set(name, store);
      if (!isOffered(host, name)) host.register(store);
    };
    offer(STORE_NAMES.OPTIONS_STORE_NAME, () => optionsHostStore(registry));
    offer(STORE_NAMES.SETTINGS_STORE_NAME, () => settingsHostStore(registry, page));
    offer(STORE_NAMES.ONBOARDING_STORE_NAME, () => onboardingHostStore(registry, page));
    offer(STORE_NAMES.PLUGINS_STORE_NAME, () => pluginsHostStore(registry, page));
    offer(STORE_NAMES.NAVIGATION_STORE_NAME, () => navigationHostStore(registry));
    offer(SURVEYS_STORE_NAME, () => surveysHostStore(registry));
    for (const passthrough of PASSTHROUGH_STORES) {
      offer(passthrough.name, () => {
        registry.register(passthrough);
        return toHostStore(registry, passthrough);
      });
    }
    if (!isAlone && isOffered(host, 'core/notices')) followNotices(registry, host);
    offer('core/notices', () => noticesHostStore(registry, 'core/notices'));
    offer('core/notices2', () => noticesHostStore(registry, 'core/notices2'));
    // The platform's `core` store may be registered later by any script, and cannot replace an existing one.
    if (isAlone) offer(STORE_NAMES.USER_STORE_NAME, () => coreHostStore(registry, page));
  });
  return offered;
}

function isOffered(host: HostRegistry, name: string): boolean {
  try {
    return host.select(name) !== undefined;
  } catch {
    return false;
  }
}
