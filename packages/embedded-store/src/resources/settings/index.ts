export { getSetting, getSettingGroups, getSettings, getSettingValue, updateSetting } from './settings';
export type { Setting, SettingUpdate } from './settings';
export type { SettingType } from './definition';
