export { isAppBannerShown } from './app-banner';
export type { AppBannerState } from './app-banner';
export { useColorScheme } from './color-scheme';
export { useDensity, useDensityOfPage } from './density';
export { useCan, useCapability, useCurrentUser, usePreference } from './hooks';
export { hydrateCurrentUser } from './hydrate';
export { userStore } from './store';
export type {
  Capabilities,
  ColorScheme,
  CurrentUser,
  Density,
  PreferenceName,
  PreferencePatch,
  Preferences,
  ReportViews,
  SavedView,
  Suggestion,
} from './types';
