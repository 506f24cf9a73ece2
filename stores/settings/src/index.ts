export { fromAddressForm, isAddressComplete, toAddressForm } from './address';
export { useSettings } from './hooks';
export { hydrateSettings } from './hydrate';
export { getRejectedSettings } from './settings-error';
export { settingsStore } from './store';
export type {
  AnalyticsSettings,
  GeneralSettings,
  GroupName,
  GroupValues,
  RejectedSetting,
  SettingDefinition,
  SettingsGroups,
  SettingValue,
  TaxSettings,
} from './types';
