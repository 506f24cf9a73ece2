/** @jest-environment node */

import {
  countRemainingTasks,
  getActiveTask,
  getProgress,
  getProgressQuarters,
  getProgressTitle,
  getVisibleTasks,
  isHelpHighlighted,
  isTaskListComplete,
  type Task,
  type TaskList,
} from './index';
import { parseTask, parseTaskList } from './schemas';

const NOW = Date.UTC(2026, 10, 21, 9);
const HOUR = 60 * 60 * 1000;

const buildTask = (id: string, overrides: Partial<Task> = {}): Task => ({
  ...parseTask({ id }),
  ...overrides,
});
const buildList = (tasks: Task[], overrides: Partial<TaskList> = {}): TaskList => ({
  ...parseTaskList({ id: 'setup' }),
  tasks,
  ...overrides,
});
const done = { isComplete: true };

describe('visible tasks', () => {
  test.each<[string, Partial<Task>, number | undefined, boolean]>([
    ['an open task', {}, NOW, true],
    ['a complete task', done, NOW, true],
    ['a dismissed task', { isDismissed: true }, NOW, false],
    ["a task that the user can't view", { canView: false }, NOW, false],
    ['a snoozed task', { isSnoozed: true, snoozedUntil: NOW + HOUR }, NOW, false],
    ['a task whose snooze has ended', { isSnoozed: true, snoozedUntil: NOW - 1 }, NOW, true],
    ['a task snoozed without an end', { isSnoozed: true, snoozedUntil: null }, NOW, false],
    ['a task that is no longer snoozed', { isSnoozed: false, snoozedUntil: NOW - HOUR }, NOW, true],
    ['a snoozed task at an unknown time', { isSnoozed: true, snoozedUntil: 0 }, undefined, false],
  ])('%s', (_, state, now, isVisible) => {
    expect(getVisibleTasks(buildList([buildTask('tax', state)]), now)).toHaveLength(isVisible ? 1 : 0);
  });
});

describe('the active task', () => {
  test.each<[string, Task[], string | undefined]>([
    ['is the first incomplete one', [buildTask('a', done), buildTask('b'), buildTask('c')], 'b'],
    ['skips dismissed tasks', [buildTask('a', { isDismissed: true }), buildTask('b')], 'b'],
    ['is the last one when all are complete', [buildTask('a', done), buildTask('b', done)], 'b'],
    ['is the last visible one', [buildTask('a', done), buildTask('b', { ...done, isDismissed: true })], 'a'],
    ['is undefined if no task is visible', [buildTask('a', { isDismissed: true })], undefined],
    ['is undefined in an empty list', [], undefined],
  ])('%s', (_, tasks, id) => {
    expect(getActiveTask(buildList(tasks))?.id).toBe(id);
  });
});

describe('remaining tasks', () => {
  test.each<[string, TaskList | undefined, number]>([
    ['are visible and incomplete', buildList([buildTask('a', done), buildTask('b'), buildTask('c')]), 2],
    ['do not include dismissed tasks', buildList([buildTask('a', { isDismissed: true }), buildTask('b')]), 1],
    ['are none in a hidden list', buildList([buildTask('a')], { isHidden: true }), 0],
    ['are none in a complete list', buildList([buildTask('a', done)]), 0],
    ['are none in an unknown list', undefined, 0],
  ])('%s', (_, list, count) => {
    expect(countRemainingTasks(list)).toBe(count);
  });
});

describe('a list', () => {
  test.each<[string, TaskList, boolean]>([
    [
      'is complete if all visible tasks are',
      buildList([buildTask('a', done), buildTask('b', { isDismissed: true })]),
      true,
    ],
    [
      'is not complete while a task is open',
      buildList([buildTask('a', done), buildTask('b')], { isComplete: true }),
      false,
    ],
    ['without visible tasks has the status from the server', buildList([], { isComplete: true }), true],
    ['without tasks is not complete by default', buildList([]), false],
  ])('%s', (_, list, isComplete) => {
    expect(isTaskListComplete(list)).toBe(isComplete);
  });
});

describe('progress', () => {
  test('counts visible tasks, and visits except for the store details', () => {
    const list = buildList([
      buildTask('store_details', { ...done, isVisited: true }),
      buildTask('products', { isVisited: true }),
      buildTask('tax', { isDismissed: true, isComplete: true }),
    ]);

    expect(getProgress(list)).toEqual({ completed: 1, total: 2, visited: 1 });
  });

  test.each([
    [0, 8, 0, 'Welcome to Harbor Goods'],
    [7, 8, 0, 'Welcome to Harbor Goods'],
    [8, 8, 3, 'Welcome to Harbor Goods'],
    [0, 8, 1, "Let's get you started"],
    [3, 8, 1, "Let's get you started"],
    [4, 8, 1, 'You are on the right track'],
    [5, 8, 1, 'You are on the right track'],
    [6, 8, 1, 'You are almost there'],
    [7, 8, 1, 'You are almost there'],
  ])('%d of %d complete and %d visited: %s', (completed, total, visited, title) => {
    expect(getProgressTitle({ completed, total, visited, siteTitle: 'Harbor Goods' })).toBe(title);
  });

  test('shows a welcome message without a site title', () => {
    expect(getProgressTitle({ completed: 0, total: 1, visited: 0, siteTitle: '' })).toBe(
      'Welcome to your store',
    );
  });
});

describe('the progress icon', () => {
  test.each([
    [0, 8, 0],
    [1, 8, 1],
    [3, 8, 1],
    [4, 8, 2],
    [5, 8, 2],
    [6, 8, 3],
    [8, 8, 3],
    [0, 0, 0],
  ])('%d of %d tasks fill %d quarters', (completed, total, quarters) => {
    expect(getProgressQuarters({ completed, total })).toBe(quarters);
  });
});

describe('help for a task', () => {
  test.each([
    ['was never started', false, undefined, undefined, false],
    ['was started once', false, 1, undefined, false],
    ['was started twice', false, 2, undefined, true],
    ['was started twice, and the hint was shown', false, 2, 'yes', false],
    ['is done', true, 2, undefined, false],
  ])('is highlighted or not when the task %s', (_, isComplete, starts, shown, expected) => {
    expect(isHelpHighlighted({ isComplete }, starts, shown)).toBe(expected);
  });
});
