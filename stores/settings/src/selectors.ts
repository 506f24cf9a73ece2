import { createSelector } from '@reduxjs/toolkit';
import type { SettingsState } from './slice';
import type { GroupName, GroupOf, GroupValues, SettingDefinition, SettingId, ValueOf } from './types';

/** Each loaded group including pending edits; unchanged groups keep their identity. */
const selectShown = createSelector(
  (state: SettingsState) => state.saved,
  (state: SettingsState) => state.pending,
  (saved, pending) => {
    const shown = new Map(Object.entries(saved));
    for (const { group, values } of pending) {
      const current = shown.get(group);
      if (current) shown.set(group, { ...current, ...values });
    }
    return shown;
  },
);

export const settingsSelectors = (state: SettingsState) => ({
  /** The values of a group including pending edits; `undefined` until known. */
  getSettings<G extends GroupName>(group: G): GroupValues<G> | undefined {
    // Values are stored by id; `SettingsGroups` types them.
    return selectShown(state).get(group) as GroupValues<G> | undefined;
  },

  getSetting<Id extends SettingId>(group: GroupOf<Id>, id: Id): ValueOf<Id> | undefined {
    return selectShown(state).get(group)?.[id] as ValueOf<Id> | undefined;
  },

  /** Labels, types and options of a group's settings; `undefined` until known. */
  getDefinitions: (group: GroupName): Readonly<Record<string, SettingDefinition>> | undefined =>
    state.definitions[group],

  isSaving: (group: GroupName): boolean => state.pending.some((edit) => edit.group === group),
});
