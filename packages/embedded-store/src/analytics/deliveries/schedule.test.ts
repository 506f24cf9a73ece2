import fc from 'fast-check';
import { toLocalText } from '../../shared/local-time';
import { getNextTime } from './schedule';
import type { Schedule } from './schedule';

const schedule = (change: Partial<Schedule>): Schedule => ({
  frequency: 'daily',
  weekday: 1,
  monthDay: 1,
  time: '08:00',
  ...change,
});

const next = (change: Partial<Schedule>, zone: string, after: string): string =>
  new Date(getNextTime(schedule(change), zone, Date.parse(after))).toISOString().slice(0, 16);

const BERLIN = 'Europe/Berlin';

test.each<[string, Partial<Schedule>, string, string, string]>([
  ['runs later today', {}, BERLIN, '2026-11-20T06:59:59Z', '2026-11-20T07:00'],
  ['runs tomorrow if the time is now', {}, BERLIN, '2026-11-20T07:00:00Z', '2026-11-21T07:00'],
  [
    "runs on the store's day instead of the UTC day",
    { time: '00:30' },
    BERLIN,
    '2026-11-19T23:00:00Z',
    '2026-11-19T23:30',
  ],
  ['runs next Monday', { frequency: 'weekly' }, BERLIN, '2026-11-20T12:00:00Z', '2026-11-23T07:00'],
  ['runs in a week', { frequency: 'weekly', weekday: 5 }, BERLIN, '2026-11-20T12:00:00Z', '2026-11-27T07:00'],
  [
    'runs on the first day of the month',
    { frequency: 'monthly' },
    BERLIN,
    '2026-11-20T12:00:00Z',
    '2026-12-01T07:00',
  ],
  [
    'runs on the last day of a short month',
    { frequency: 'monthly', monthDay: 31 },
    BERLIN,
    '2027-02-01T12:00:00Z',
    '2027-02-28T07:00',
  ],
  [
    'runs on February 29 of a leap year',
    { frequency: 'monthly', monthDay: 30 },
    BERLIN,
    '2028-02-01T12:00:00Z',
    '2028-02-29T07:00',
  ],
  ['runs at the same local time in summer', {}, BERLIN, '2026-03-28T12:00:00Z', '2026-03-29T06:00'],
  [
    'runs an hour later when clocks skip the time',
    { time: '02:30' },
    BERLIN,
    '2026-03-28T12:00:00Z',
    '2026-03-29T01:30',
  ],
  [
    'runs at the usual time on the day after',
    { time: '02:30' },
    BERLIN,
    '2026-03-29T01:30:00Z',
    '2026-03-30T00:30',
  ],
  [
    'runs at the first of two equal local times',
    { time: '02:30' },
    BERLIN,
    '2026-10-24T12:00:00Z',
    '2026-10-25T00:30',
  ],
  [
    'does not run at the second of two equal local times',
    { time: '02:30' },
    BERLIN,
    '2026-10-25T00:30:00Z',
    '2026-10-26T01:30',
  ],
  [
    'runs half an hour later on Lord Howe Island',
    { time: '02:15' },
    'Australia/Lord_Howe',
    '2026-10-03T00:00:00Z',
    '2026-10-03T15:45',
  ],
  ['runs in the easternmost time zone', {}, 'Pacific/Kiritimati', '2026-11-20T12:00:00Z', '2026-11-20T18:00'],
])('%s', (_, change, zone, after, expected) => {
  expect(next(change, zone, after)).toBe(expected);
});

test('a store with only a UTC offset uses that offset', () => {
  expect(new Date(getNextTime(schedule({}), -210, Date.parse('2026-11-20T12:00:00Z'))).toISOString()).toBe(
    '2026-11-21T11:30:00.000Z',
  );
});

const ZONES = [
  BERLIN,
  'America/St_Johns',
  'America/Santiago',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'UTC',
];

const anySchedule = fc.record({
  frequency: fc.constantFrom('daily', 'weekly', 'monthly'),
  weekday: fc.integer({ min: 0, max: 6 }),
  monthDay: fc.integer({ min: 1, max: 31 }),
  time: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
} satisfies Record<keyof Schedule, fc.Arbitrary<unknown>>);

const anyMoment = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2032, 0) });

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

test('each scheduled day has exactly one send time, in any time zone and across clock changes', () => {
  fc.assert(
    fc.property(anySchedule, fc.constantFrom(...ZONES), anyMoment, (each, zone, start) => {
      const days: string[] = [];
      let moment = start;
      for (let times = 0; times < 14; times += 1) {
        const following = getNextTime(each, zone, moment);
        expect(following).toBeGreaterThan(moment);
        // No due time lies between two consecutive ones.
        expect(getNextTime(each, zone, Math.floor((moment + following) / 2))).toBe(following);
        const local = toLocalText(zone, following);
        days.push(local.slice(0, 10));
        // A send is only late because of a clock change.
        const late =
          (Date.parse(`1970-01-01T${local.slice(11, 16)}Z`) - Date.parse(`1970-01-01T${each.time}Z`)) /
          60_000;
        expect([0, 30, 60]).toContain(late);
        const hourBefore = toLocalText(zone, following - HOUR).slice(11, 13);
        expect(late > 0 && hourBefore === each.time.slice(0, 2)).toBe(false);
        moment = following;
      }
      expect(new Set(days).size).toBe(days.length);
      const span = (Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')) / DAY;
      expect(each.frequency !== 'daily' || span === days.length - 1).toBe(true);
    }),
    { numRuns: 150 },
  );
});
