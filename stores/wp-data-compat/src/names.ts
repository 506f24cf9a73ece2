/** The constants that extensions use for store names (extension API, section 3.8). */
export const STORE_NAMES = {
  OPTIONS_STORE_NAME: 'wc/admin/options',
  SETTINGS_STORE_NAME: 'wc/admin/settings',
  ONBOARDING_STORE_NAME: 'wc/admin/onboarding',
  PLUGINS_STORE_NAME: 'wc/admin/plugins',
  PAYMENT_GATEWAYS_STORE_NAME: 'wc/payment-gateways',
  NOTES_STORE_NAME: 'wc/admin/notes',
  NAVIGATION_STORE_NAME: 'woocommerce-navigation',
  USER_STORE_NAME: 'core',
  REPORTS_STORE_NAME: 'wc/admin/reports',
  ITEMS_STORE_NAME: 'wc/admin/items',
  COUNTRIES_STORE_NAME: 'wc/admin/countries',
  REVIEWS_STORE_NAME: 'wc/admin/reviews',
  ORDERS_STORE_NAME: 'wc/admin/orders',
  PRODUCTS_STORE_NAME: 'wc/admin/products',
  EXPORT_STORE_NAME: 'wc/admin/export',
  IMPORT_STORE_NAME: 'wc/admin/import',
  PAYMENT_SETTINGS_STORE_NAME: 'wc/admin/payment-settings',
  SHIPPING_METHODS_STORE_NAME: 'wc/shipping-methods',
  WOOPAYMENTS_ONBOARDING_STORE_NAME: 'wc/admin/woopayments-onboarding',
  EXPERIMENTAL_PRODUCT_ATTRIBUTES_STORE_NAME: 'wc/admin/products/attributes',
  EXPERIMENTAL_PRODUCT_ATTRIBUTE_TERMS_STORE_NAME: 'wc/admin/products/attributes/terms',
  EXPERIMENTAL_PRODUCT_CATEGORIES_STORE_NAME: 'experimental/wc/admin/products/categories',
  EXPERIMENTAL_PRODUCT_FORM_STORE_NAME: 'experimental/wc/admin/product-form',
  EXPERIMENTAL_PRODUCT_SHIPPING_CLASSES_STORE_NAME: 'experimental/wc/admin/products/shipping-classes',
  EXPERIMENTAL_PRODUCT_TAGS_STORE_NAME: 'wc/admin/products/tags',
  EXPERIMENTAL_PRODUCT_VARIATIONS_STORE_NAME: 'wc/admin/products/variations',
  EXPERIMENTAL_SHIPPING_ZONES_STORE_NAME: 'experimental/wc/admin/shipping/zones',
  EXPERIMENTAL_TAX_CLASSES_STORE_NAME: 'experimental/wc/admin/tax-classes',
} as const;

/** The only store that extensions can only reference by its descriptor. */
export const SETTING_OPTIONS_STORE_NAME = 'wc/admin/settings-options';
