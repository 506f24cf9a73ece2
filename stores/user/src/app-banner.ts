import type { Preferences } from './types';

/** What determines whether to show the mobile app banner. */
export interface AppBannerState {
  /** The browser's user agent. */
  userAgent: string;
  /** Dismissed since the page was opened, saved or not. */
  isDismissed: boolean;
  /** `null` until known. */
  preference: Preferences['android_app_banner_dismissed'] | undefined | null;
}

/** Shown on Android devices only, until dismissed. */
export const isAppBannerShown = ({ userAgent, isDismissed, preference }: AppBannerState): boolean =>
  /\bandroid\b/i.test(userAgent) && !isDismissed && preference === undefined;
