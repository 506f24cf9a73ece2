import fc from 'fast-check';
import { fromLocalText, toLocalText } from './local-time';

const HOUR_MS = 60 * 60 * 1000;

const moment = fc
  .integer({ min: Date.UTC(2024, 0), max: Date.UTC(2028, 0) })
  .map((time) => time - (time % 1000));

test.each([
  ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01 01:30:00'],
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01 01:30:00'],
  ['Australia/Lord_Howe', '2026-04-04T14:59:59Z', '2026-04-05 01:59:59'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', '2026-04-05 01:30:00'],
  ['Asia/Kathmandu', '2026-01-01T00:00:00Z', '2026-01-01 05:45:00'],
  [-210, '2026-01-01T00:00:00Z', '2025-12-31 20:30:00'],
])('local time in %s at %s is correct', (zone, utc, local) => {
  expect(toLocalText(zone, Date.parse(utc))).toBe(local);
});

test('local time converts back to the same time, or an hour earlier when an hour repeats', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 330);
  fc.assert(
    fc.property(zones, moment, (zone, time) => {
      const back = fromLocalText(zone, toLocalText(zone, time));

      expect([time, time - HOUR_MS]).toContain(back);
      expect(toLocalText(zone, back)).toBe(toLocalText(zone, time));
    }),
  );
});

test('a skipped hour continues after the clock change', () => {
  const skipped = fromLocalText('Europe/Berlin', '2026-03-29T02:30:00');

  expect(toLocalText('Europe/Berlin', skipped)).toBe('2026-03-29 03:30:00');
});
