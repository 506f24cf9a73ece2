export { ClassicPanels, SettingsFormPanels, SettingsPanels } from './classic-panels';
export type { ClassicPanelsProps } from './classic-panels';
