/** @jest-environment node */

import { isAppBannerShown } from './index';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';

test.each([
  ['on an Android phone', PHONE, false, undefined, true],
  ['once it is dismissed', PHONE, true, undefined, false],
  ['once its dismissal is stored', PHONE, false, 'yes' as const, false],
  ['while the preference is unknown', PHONE, false, null, false],
  ['on a desktop', DESKTOP, false, undefined, false],
  ['on an iPad', TABLET, false, undefined, false],
])('the mobile app banner %s: shown or not', (_, userAgent, isDismissed, preference, expected) => {
  expect(isAppBannerShown({ userAgent, isDismissed, preference })).toBe(expected);
});
