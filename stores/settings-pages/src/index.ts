export { toGroupName } from './group-name';
export { settingsPagesStore } from './store';
export type { DescribedSetting, SettingsBlock, SettingsPage, SettingsRow, SettingsSection } from './types';
