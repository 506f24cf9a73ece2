export {
  getSetting,
  getSettingGroups,
  getSettings,
  getSettingValue,
  getTextSetting,
  saveDefaults,
  updateSetting,
} from './queries';
export type { Setting, SettingUpdate } from './queries';
export type { SettingType } from './definition';
