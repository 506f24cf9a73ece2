import { createSelector } from '@reduxjs/toolkit';
import type { ProfileState } from './slice';
import type { FreeExtensionGroup, IndustryChoice, ProductType, Profile, Theme } from './types';

const selectShown = createSelector(
  (state: ProfileState) => state.saved,
  (state: ProfileState) => state.pending,
  (saved, pending): Profile | undefined =>
    saved ? Object.assign({}, saved, ...pending.map(({ patch }) => patch)) : undefined,
);

export const profileSelectors = (state: ProfileState) => ({
  /** What the owner said of the shop, edits in progress included; `undefined` until known. */
  getProfile: (): Profile | undefined => selectShown(state),

  isSavingProfile: (): boolean => state.pending.length > 0,

  /** An address the owner may want to use; empty when there is none. */
  getEmailPrefill: (): string | undefined => state.emailPrefill ?? undefined,

  getProductTypes: (): readonly ProductType[] | undefined => state.productTypes ?? undefined,

  /** Free plugins by the place where they are offered. */
  getFreeExtensions: (): readonly FreeExtensionGroup[] | undefined => state.freeExtensions ?? undefined,

  /** Themes worth having; `undefined` on pages that say nothing of them. */
  getThemes: (): readonly Theme[] | undefined => state.themes ?? undefined,

  /** Industries that the host knows by name; `undefined` where it names none. */
  getIndustries: (): readonly IndustryChoice[] | undefined => state.industries ?? undefined,

  /** The slug of the theme the shop has; `undefined` on pages that do not say. */
  getActiveTheme: (): string | undefined => state.activeTheme ?? undefined,
});
