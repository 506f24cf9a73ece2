import type { Preferences } from './types';

/** What decides whether the banner for the mobile app shows. */
export interface AppBannerState {
  /** Of the browser. */
  userAgent: string;
  /** Since the page was opened, saved or not. */
  isDismissed: boolean;
  /** `null` while it is not known. */
  preference: Preferences['android_app_banner_dismissed'] | undefined | null;
}

/** On Android devices only, until it is dismissed once. */
export const isAppBannerShown = ({ userAgent, isDismissed, preference }: AppBannerState): boolean =>
  /\bandroid\b/i.test(userAgent) && !isDismissed && preference === undefined;
