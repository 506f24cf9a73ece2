export { fromAddressForm, isAddressComplete, toAddressForm } from './address';
export { ANALYTICS_DEFAULTS, canBeExcluded, groupOrderStatuses } from './analytics';
export type { OrderStatusGroups } from './analytics';
export { useSettings } from './hooks';
export { hydrateSettings } from './hydrate';
export { getRejectedSettings } from './settings-error';
export { isSettingsChange } from './slice';
export { settingsStore } from './store';
export { getRecommendedTaxDisplay, hasTaxDisplayConflict } from './tax-display';
export type { TaxDisplay } from './tax-display';
export type {
  AnalyticsSettings,
  GeneralSettings,
  GroupName,
  GroupValues,
  ProductsSettings,
  RejectedSetting,
  SettingDefinition,
  SettingParts,
  SettingsGroups,
  SettingValue,
  TaxSettings,
} from './types';
