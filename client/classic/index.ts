export { ClassicPanels, SettingsFormPanels, SettingsPanels } from './classic-panels';
