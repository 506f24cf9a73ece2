/** @jest-environment node */
import { createStoreDays } from './store-days';

test.each([
  // Time zone, day, its first and its last second in UTC.
  ['UTC', '2026-11-20', '2026-11-20T00:00:00', '2026-11-20T23:59:59'],
  ['+02:00', '2026-11-20', '2026-11-19T22:00:00', '2026-11-20T21:59:59'],
  ['-05:30', '2026-01-01', '2026-01-01T05:30:00', '2026-01-02T05:29:59'],
  ['Europe/Berlin', '2026-07-01', '2026-06-30T22:00:00', '2026-07-01T21:59:59'],
  // 23 and 25 hours long.
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00', '2026-03-29T21:59:59'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00', '2026-10-25T22:59:59'],
  // Midnight is skipped.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00', '2026-04-24T20:59:59'],
  // Midnight occurs twice.
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00', '2026-11-02T04:59:59'],
])('in %s, %s lasts from %s to %s', (zone, day, start, end) => {
  const days = createStoreDays(zone);

  expect(days.startOf(day)).toBe(start);
  expect(days.endOf(day)).toBe(end);
  expect(days.dayOf(start)).toBe(day);
  expect(days.dayOf(end)).toBe(day);
});

test.each([
  ['Europe/Berlin', '2026-03-20'],
  ['Europe/Berlin', '2026-10-20'],
  ['America/Havana', '2026-10-25'],
  ['Africa/Cairo', '2026-04-20'],
  ['Pacific/Apia', '2011-12-20'],
])('in %s, days follow each other without gaps from %s on', (zone, first) => {
  const days = createStoreDays(zone);
  const dayAfter = (count: number) =>
    new Date(Date.parse(`${first}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
  const secondAfter = (gmt: string | null) =>
    new Date(Date.parse(`${gmt}Z`) + 1000).toISOString().slice(0, 19);

  for (let count = 0; count < 14; count += 1) {
    expect(days.startOf(dayAfter(count + 1))).toBe(secondAfter(days.endOf(dayAfter(count))));
  }
});

test.each([
  ['2026-11-20', '09:30', '2026-11-20T08:30:00'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00'],
  ['2026-11-20', '25:00', null],
  ['', '09:30', null],
])('converts Berlin time %s %s to UTC %s', (day, time, expected) => {
  expect(createStoreDays('Europe/Berlin').at(day, time)).toBe(expected);
});

test.each(['', 'soon', '2026-02-30', '2026-11', '20.11.2026'])('returns null for "%s"', (text) => {
  const days = createStoreDays('UTC');

  expect(days.startOf(text)).toBeNull();
  expect(days.endOf(text)).toBeNull();
});

test.each([null, '', 'soon'])('returns an empty string for %p', (gmt) => {
  const days = createStoreDays('UTC');

  expect(days.dayOf(gmt)).toBe('');
  expect(days.timeOf(gmt)).toBe('');
});
