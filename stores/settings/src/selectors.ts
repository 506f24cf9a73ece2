import { createSelector } from '@reduxjs/toolkit';
import type { SettingsState } from './slice';
import type { GroupName, GroupValues, SettingDefinition, Values } from './types';

/** Each known group with the edits under way on top; groups keep their identity while they are equal. */
const selectShown = createSelector(
  (state: SettingsState) => state.saved,
  (state: SettingsState) => state.pending,
  (saved, pending) => {
    const shown = new Map(Object.entries(saved));
    for (const { group, values } of pending) shown.set(group, { ...shown.get(group), ...values });
    return shown;
  },
);

export const settingsSelectors = (state: SettingsState) => ({
  /** The values of a group as the user should see them, edits under way included; `undefined` until known. */
  getSettings<G extends GroupName>(group: G): GroupValues<G> | undefined {
    return typed(selectShown(state).get(group));
  },

  getSetting<G extends GroupName, K extends keyof GroupValues<G>>(
    group: G,
    id: K,
  ): GroupValues<G>[K] | undefined {
    return typed<G>(selectShown(state).get(group))?.[id];
  },

  /** Labels, types and choices of a group's settings; `undefined` until known. */
  getDefinitions: (group: GroupName): Readonly<Record<string, SettingDefinition>> | undefined =>
    state.definitions[group],

  isSaving: (group: GroupName): boolean => state.pending.some((edit) => edit.group === group),
});

/** Values are kept by id; the vocabulary says which type belongs to which id. */
const typed = <G extends GroupName>(values: Values | undefined) => values as GroupValues<G> | undefined;
