export { isConnected, isReachable, isService, getProviderUrl, setConnected } from './connections';
export type { Service } from './connections';
export { addEvents, countByName, findEvents } from './events';
export type { EventQuery, NewEvent, RecordedEvent } from './events';
export {
  PLATFORM_FEATURES,
  getEnabledFeatures,
  getFeatures,
  hasProductForm,
  saveFeatureChoices,
} from './features';
export {
  getSiteLocale,
  getTextDirection,
  getUserLocale,
  setSiteLocale,
  toLanguageTag,
} from './options/locale';
export { getSite, getTimeZone } from './options/site';
export { activateTheme, getThemes, installTheme } from './general/themes';
export type { Theme } from './general/themes';
export { recordChange } from './history/record-change';
export { getPlaceholderUrl } from './media/placeholder';
export { createMedia, getMedia, listMedia, updateMedia } from './media/queries';
export type { Media } from './media/queries';
export { UPLOADS_PATH, getSourceUrl, toImageRecord } from './media/record';
export { mountUploads } from './media/uploads';
export { getOption, getOptions, getTextOption, setOption } from './options/queries';
export type { OptionValue } from './options/queries';
export { canManagePlugins } from './plugins/permissions';
export { activatePlugin, getActivePlugins, getInstalledPlugins, installPlugin } from './plugins/queries';
export { setUpPlugins } from './plugins/setup';
export type { SettingType } from './settings/definition';
export {
  UNRECORDED_STATUSES,
  getOrderStatuses,
  getRegisteredStatuses,
  getUnregisteredStatuses,
  getStatusLabel,
  statusOr,
  statusesOr,
} from './settings/order-statuses';
export type { OrderStatus } from './settings/order-statuses';
export {
  getBaseCountry,
  getExcludedStatuses,
  getSetting,
  getSettingGroups,
  getSettingValue,
  getSettings,
  getTextSetting,
  saveDefaults,
  updateSetting,
} from './settings/queries';
export { getAdminColors, isAdminColors, listAdminColors, setAdminColors } from './users/admin-colors';
export type { AdminColors } from './users/admin-colors';
export { getPreferences, setPreferences } from './users/preferences';
export { siteRoutes } from './routes';
