/** @jest-environment node */

import { getSnoozeChoices } from './snooze-choices';

test('snoozes by hours, or by days until the same time of day', () => {
  const now = new Date(2026, 0, 31, 17, 30);

  expect(getSnoozeChoices().map(({ label, until }) => [label, until(now)])).toEqual([
    ['In three hours', new Date(2026, 0, 31, 20, 30)],
    ['Tomorrow', new Date(2026, 1, 1, 17, 30)],
    ['In a week', new Date(2026, 1, 7, 17, 30)],
    ['In 30 days', new Date(2026, 2, 2, 17, 30)],
  ]);
});
