import type { SettingsPagesState } from './slice';
import type { SettingsPage } from './types';

export const settingsPagesSelectors = (state: SettingsPagesState) => ({
  /** All settings pages in the host's order; `null` until known. */
  getPages: (): readonly SettingsPage[] | null => state.pages,

  /** Whether the settings store has a group's values and definitions; selecting it fetches both, in one request. */
  isGroupRead: (group: string): boolean => state.groups.includes(group),
});
