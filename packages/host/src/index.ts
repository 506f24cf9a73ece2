export { getAdminLink, getHost, getSetting, isFeatureEnabled, setHost } from './current-host';
export type { StaticSetting } from './current-host';
export type { FeatureSlug, WooCommerceFeature } from './features';
export { loadLazyAssets } from './lazy-assets';
export { hasMenuEntry, removeMenuEntry } from './menu-entry';
export { getNewProductLink, getProductLink } from './product-links';
export { readHost } from './read-host';
export type { FailedDelivery, Host, HostApi } from './read-host';
export { isWcVersion, isWpVersion } from './versions';
export type {
  AnalyticsSettings,
  Currency,
  EmbedBreadcrumb,
  HostSettings,
  Onboarding,
  OnboardingTheme,
  PluginLists,
  SiteLocale,
  StorePage,
} from './settings';
