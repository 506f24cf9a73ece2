/** @jest-environment node */

import { getLastThirtyDays } from './index';

test.each([
  ['2026-11-20T12:00:00Z', '+00:00', '2026-10-22T00:00:00'],
  // It is already the next day there.
  ['2026-11-20T23:30:00Z', '+02:00', '2026-10-23T00:00:00'],
  ['2026-11-20T03:00:00Z', 'America/New_York', '2026-10-21T00:00:00'],
  // The daylight saving change must not drop a day.
  ['2026-11-05T12:00:00Z', 'America/New_York', '2026-10-07T00:00:00'],
  ['2026-03-10T12:00:00Z', '+00:00', '2026-02-09T00:00:00'],
])('at %s in %s the last thirty days start on %s', (now, timeZone, expected) => {
  expect(getLastThirtyDays(new Date(now), timeZone)).toBe(expected);
});
