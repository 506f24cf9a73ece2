export { getSettingsPageLabels, listSettingsPages } from './pages';
export type { SettingsBlock, SettingsPage, SettingsRow, SettingsSection } from './pages';
