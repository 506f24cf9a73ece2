export {
  getSetting,
  getSettingGroups,
  getSettings,
  getTextSetting,
  saveDefaults,
  updateSetting,
} from './settings';
export type { Setting, SettingUpdate } from './settings';
export type { SettingType } from './definition';
