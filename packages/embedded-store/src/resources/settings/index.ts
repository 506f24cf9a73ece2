export { getSetting, getSettingGroups, getSettings, getTextSetting, updateSetting } from './settings';
export type { Setting, SettingUpdate } from './settings';
export type { SettingType } from './definition';
