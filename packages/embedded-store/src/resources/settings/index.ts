export {
  getSetting,
  getSettingGroups,
  getSettings,
  getSettingValue,
  getTextSetting,
  saveDefaults,
  updateSetting,
} from './settings';
export type { Setting, SettingUpdate } from './settings';
export type { SettingType } from './definition';
