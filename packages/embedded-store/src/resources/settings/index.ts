export {
  getSetting,
  getSettingGroups,
  getSettings,
  getSettingValue,
  getTextSetting,
  saveDefaults,
  updateSetting,
} from './queries';
export type { SettingType } from './definition';
