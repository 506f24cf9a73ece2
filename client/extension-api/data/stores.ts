import { SETTING_OPTIONS_STORE_NAME, STORE_NAMES, type StoreDescriptor } from '@admin/store-wp-data-compat';
import { getPageStore } from '../registry';

const NAMES = {
  countriesStore: STORE_NAMES.COUNTRIES_STORE_NAME,
  experimentalProductAttributesStore: STORE_NAMES.EXPERIMENTAL_PRODUCT_ATTRIBUTES_STORE_NAME,
  experimentalProductAttributeTermsStore: STORE_NAMES.EXPERIMENTAL_PRODUCT_ATTRIBUTE_TERMS_STORE_NAME,
  experimentalProductCategoriesStore: STORE_NAMES.EXPERIMENTAL_PRODUCT_CATEGORIES_STORE_NAME,
  experimentalProductFormStore: STORE_NAMES.EXPERIMENTAL_PRODUCT_FORM_STORE_NAME,
  experimentalProductShippingClassesStore: STORE_NAMES.EXPERIMENTAL_PRODUCT_SHIPPING_CLASSES_STORE_NAME,
  experimentalProductTagsStore: STORE_NAMES.EXPERIMENTAL_PRODUCT_TAGS_STORE_NAME,
  experimentalProductVariationsStore: STORE_NAMES.EXPERIMENTAL_PRODUCT_VARIATIONS_STORE_NAME,
  experimentalSettingOptionsStore: SETTING_OPTIONS_STORE_NAME,
  experimentalShippingZonesStore: STORE_NAMES.EXPERIMENTAL_SHIPPING_ZONES_STORE_NAME,
  experimentalTaxClassesStore: STORE_NAMES.EXPERIMENTAL_TAX_CLASSES_STORE_NAME,
  importStore: STORE_NAMES.IMPORT_STORE_NAME,
  itemsStore: STORE_NAMES.ITEMS_STORE_NAME,
  notesStore: STORE_NAMES.NOTES_STORE_NAME,
  onboardingStore: STORE_NAMES.ONBOARDING_STORE_NAME,
  optionsStore: STORE_NAMES.OPTIONS_STORE_NAME,
  ordersStore: STORE_NAMES.ORDERS_STORE_NAME,
  paymentGatewaysStore: STORE_NAMES.PAYMENT_GATEWAYS_STORE_NAME,
  paymentSettingsStore: STORE_NAMES.PAYMENT_SETTINGS_STORE_NAME,
  pluginsStore: STORE_NAMES.PLUGINS_STORE_NAME,
  productsStore: STORE_NAMES.PRODUCTS_STORE_NAME,
  reportsStore: STORE_NAMES.REPORTS_STORE_NAME,
  reviewsStore: STORE_NAMES.REVIEWS_STORE_NAME,
  settingsStore: STORE_NAMES.SETTINGS_STORE_NAME,
  shippingMethodsStore: STORE_NAMES.SHIPPING_METHODS_STORE_NAME,
  userStore: STORE_NAMES.USER_STORE_NAME,
  woopaymentsOnboardingStore: STORE_NAMES.WOOPAYMENTS_ONBOARDING_STORE_NAME,
} as const;

/** Returns a store of this page as a descriptor object. */
export const toStoreObject = (name: string): StoreDescriptor => ({
  name,
  instantiate: () => getPageStore(name).instantiate(),
});

/**
 * Stores as descriptor objects, which newer extensions pass to the platform's `select`, `dispatch` and `useSelect`
 * instead of names.
 */
export const storeObjects = Object.fromEntries(
  Object.entries(NAMES).map(([object, name]) => [object, toStoreObject(name)]),
) as Readonly<Record<keyof typeof NAMES, StoreDescriptor>>;
