import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FreeExtensionGroup, IndustryChoice, ProductType, Profile, ProfilePatch, Theme } from './types';

export interface ProfileState {
  /** What the server last told us; `null` until it did. */
  saved: Profile | null;
  /** Edits on their way to the server, oldest first; readers see them on top of `saved`. */
  pending: { id: string; patch: ProfilePatch }[];
  /** How many edits were confirmed: tells an answer that is older than an edit from a newer one. */
  saves: number;
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

const initialState: ProfileState = {
  saved: null,
  pending: [],
  saves: 0,
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
    editStarted(state, { payload }: PayloadAction<ProfileState['pending'][number]>) {
      state.pending.push(payload);
    },
    /**
     * Removing the layer is the whole rollback; what the server confirmed moves into `saved` first.
     * A profile nobody has read stays unknown, since the edit is only a part of it.
     */
    editEnded(state, { payload: { id, confirmed } }: PayloadAction<{ id: string; confirmed: boolean }>) {
      const layer = state.pending.find((other) => other.id === id);
      if (layer && confirmed) {
        if (state.saved) Object.assign(state.saved, layer.patch);
        state.saves += 1;
      }
      state.pending = state.pending.filter((other) => other !== layer);
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
  editStarted,
  editEnded,
  emailPrefillReceived,
  productTypesReceived,
  freeExtensionsReceived,
  themesReceived,
  industriesReceived,
  profileKindReceived,
  themeInstalled,
  themeActivated,
} = profileSlice.actions;
