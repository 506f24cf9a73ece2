import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createOptimisticUpdates, type OptimisticState } from '@admin/collection';
import type { FreeExtensionGroup, IndustryChoice, ProductType, Profile, ProfilePatch, Theme } from './types';

interface ProfileEdit {
  patch: ProfilePatch;
}

export interface ProfileState extends OptimisticState<ProfileEdit> {
  /** As last received from the server; `null` until then. */
  saved: Profile | null;
  emailPrefill: string | null;
  productTypes: ProductType[] | null;
  freeExtensions: FreeExtensionGroup[] | null;
  /** Themes are only embedded in pages; `null` if this page does not include them. */
  themes: Theme[] | null;
  activeTheme: string | null;
  /** In page order; `null` if the page does not include them. */
  industries: IndustryChoice[] | null;
  /** Whether the host's profile supports the store profiler's answers; `null` until known. */
  keepsProfilerAnswers: boolean | null;
}

export const profileEdits = createOptimisticUpdates<ProfileState, ProfileEdit, ProfilePatch>({
  name: 'profile',
  // Writes are sequential, in request order; the last one wins.
  getKeys: () => ['profile'],
  // An unread profile stays `null`, since the edit is only a part of it.
  merge: (state, confirmed) => ({ ...state, saved: state.saved && { ...state.saved, ...confirmed } }),
});

const initialState: ProfileState = {
  ...profileEdits.initialState,
  saved: null,
  emailPrefill: null,
  productTypes: null,
  freeExtensions: null,
  themes: null,
  activeTheme: null,
  industries: null,
  keepsProfilerAnswers: null,
};

export const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    profileReceived(state, { payload }: PayloadAction<Profile>) {
      state.saved = payload;
    },
    emailPrefillReceived(state, { payload }: PayloadAction<string>) {
      state.emailPrefill = payload;
    },
    productTypesReceived(state, { payload }: PayloadAction<ProductType[]>) {
      state.productTypes = payload;
    },
    freeExtensionsReceived(state, { payload }: PayloadAction<FreeExtensionGroup[]>) {
      state.freeExtensions = payload;
    },
    themesReceived(state, { payload }: PayloadAction<Pick<ProfileState, 'themes' | 'activeTheme'>>) {
      Object.assign(state, payload);
    },
    industriesReceived(state, { payload }: PayloadAction<IndustryChoice[]>) {
      state.industries = payload;
    },
    profileKindReceived(state, { payload }: PayloadAction<boolean>) {
      state.keepsProfilerAnswers = payload;
    },
    themeInstalled(state, { payload: slug }: PayloadAction<string>) {
      const theme = state.themes?.find((other) => other.slug === slug);
      if (theme) theme.isInstalled = true;
    },
    themeActivated(state, { payload: slug }: PayloadAction<string>) {
      state.activeTheme = slug;
    },
  },
});

export const {
  profileReceived,
  emailPrefillReceived,
  productTypesReceived,
  freeExtensionsReceived,
  themesReceived,
  industriesReceived,
  profileKindReceived,
  themeInstalled,
  themeActivated,
} = profileSlice.actions;
