import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createOptimisticUpdates, type OptimisticState } from '@admin/collection';
import type { FreeExtensionGroup, IndustryChoice, ProductType, Profile, ProfilePatch, Theme } from './types';

interface ProfileEdit {
  patch: ProfilePatch;
}

export interface ProfileState extends OptimisticState<ProfileEdit> {
  /** What the server last told us; `null` until it did. */
  saved: Profile | null;
  emailPrefill: string | null;
  productTypes: ProductType[] | null;
  freeExtensions: FreeExtensionGroup[] | null;
  /** Only pages know the themes; `null` when the page says nothing of them. */
  themes: Theme[] | null;
  activeTheme: string | null;
  /** As the page lists them; `null` on pages and hosts that do not. */
  industries: IndustryChoice[] | null;
  /** Whether the host's profile has room for what the store profiler asks; `null` until it is known. */
  keepsProfilerAnswers: boolean | null;
}

export const profileEdits = createOptimisticUpdates<ProfileState, ProfileEdit, ProfilePatch>({
  name: 'profile',
  // One write at a time, in the order they were requested; the last one decides.
  getKeys: () => ['profile'],
  // A profile nobody has read stays unknown, since the edit is only a part of it.
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
