export { isAppBannerShown } from './app-banner';
export type { AppBannerState } from './app-banner';
export { useColorScheme } from './color-scheme';
export { useCan, useCapability, useCurrentUser, usePreference } from './hooks';
export { hydrateCurrentUser } from './hydrate';
export { userStore } from './store';
export type {
  Capabilities,
  ColorScheme,
  CurrentUser,
  PreferenceName,
  PreferencePatch,
  Preferences,
  ReportViews,
  SavedView,
  Suggestion,
} from './types';
