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
  /** The store profile including pending edits; `undefined` until known. */
  getProfile: (): Profile | undefined => selectShown(state),

  isSavingProfile: (): boolean => state.pending.length > 0,

  /** A suggested email address; empty if there is none. */
  getEmailPrefill: (): string | undefined => state.emailPrefill ?? undefined,

  getProductTypes: (): readonly ProductType[] | undefined => state.productTypes ?? undefined,

  /** Free plugins by the place where they are offered. */
  getFreeExtensions: (): readonly FreeExtensionGroup[] | undefined => state.freeExtensions ?? undefined,

  /** Recommended themes; `undefined` if the page does not include them. */
  getThemes: (): readonly Theme[] | undefined => state.themes ?? undefined,

  /** The host's industries; `undefined` if it has no list. */
  getIndustries: (): readonly IndustryChoice[] | undefined => state.industries ?? undefined,

  /** Slug of the active theme; `undefined` if the page does not include it. */
  getActiveTheme: (): string | undefined => state.activeTheme ?? undefined,
});
