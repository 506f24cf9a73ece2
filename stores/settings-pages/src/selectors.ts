import type { SettingsPagesState } from './slice';
import type { SettingsPage } from './types';

export const settingsPagesSelectors = (state: SettingsPagesState) => ({
  /** All settings pages in the host's order; `null` until known. */
  getPages: (): readonly SettingsPage[] | null => state.pages,

  /** Whether the settings store has values and definitions of a group; asking for it reads them, in one request. */
  isGroupRead: (group: string): boolean => state.groups.includes(group),
});
