import { setHost } from '@admin/host';
import type { Interval } from '@admin/store-reports';
import { buildHost } from '@admin/testing';
import { createWallDateFormat, formatInterval } from './dates';

/** Formats an interval with the given start and store formats. */
function write(interval: Interval, dateFormat: string, timeFormat: string) {
  setHost({ ...buildHost({ admin: { dateFormat } }), timeFormat });
  return formatInterval(
    { start: '2024-02-29 14:00:00', end: '2024-02-29 14:59:59' },
    interval,
    createWallDateFormat(),
  );
}

test.each<[Interval, string, string, string, string]>([
  ['hour', 'F j, Y', 'g:i a', '2:00 pm', 'February 29, 2024 2:00 pm'],
  ['hour', 'd/m/Y', 'H:i', '14:00', '29/02/2024 14:00'],
  ['day', 'F j, Y', 'g:i a', 'Feb 29', 'February 29, 2024'],
  ['day', 'Y-m-d', 'H:i', '02-29', '2024-02-29'],
  ['month', 'd/m/Y', 'H:i', '02/2024', '02/2024'],
  ['year', 'd/m/Y', 'H:i', '2024', '2024'],
  ['quarter', 'd/m/Y', 'H:i', 'Q1 2024', 'Q1 2024'],
])('formats %s with "%s" and "%s" as %s and %s', (interval, day, time, label, title) => {
  expect(write(interval, day, time)).toMatchObject({ label, title });
});
