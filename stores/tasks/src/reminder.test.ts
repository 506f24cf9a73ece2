import { parseTask, parseTaskList } from './schemas';
import { getReminderText, isReminderShown, type ReminderState } from './index';

const list = (completed: number, total: number, overrides: object = {}) => ({
  ...parseTaskList({ id: 'setup' }),
  tasks: Array.from({ length: total }, (_, index) =>
    parseTask({ id: `task-${index}`, isComplete: index < completed }),
  ),
  ...overrides,
});

const begun: ReminderState = { list: list(1, 3), closed: false, isHome: false };

test.each<[string, Partial<ReminderState>, boolean]>([
  ['shows once setup has started', {}, true],
  ['shows when the option is empty', { closed: '' }, true],
  ['does not show while the list loads', { list: undefined }, false],
  ['does not show while the option loads', { closed: undefined }, false],
  ['does not show before the first task is done', { list: list(0, 3) }, false],
  ['does not show once all tasks are done', { list: list(3, 3) }, false],
  ['does not show once the list is hidden', { list: list(1, 3, { isHidden: true }) }, false],
  ['does not show after it was dismissed', { closed: 'yes' }, false],
  ['does not show on the home screen and task pages', { isHome: true }, false],
])('the reminder %s', (_, overrides, expected) => {
  expect(isReminderShown({ ...begun, ...overrides })).toBe(expected);
});

test.each([
  [1, 'Almost there. Only 1 step left'],
  [2, "You're doing great! 2 steps left"],
  [7, "You're doing great! 7 steps left"],
])('with %d left shows: %s', (left, text) => {
  expect(getReminderText(left)).toBe(text);
});
