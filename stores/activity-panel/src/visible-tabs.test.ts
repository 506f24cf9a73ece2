import type { Task, TaskList } from '@admin/store-tasks';
import { getVisibleTabs, type PanelPage } from './index';

const page = (overrides: Partial<PanelPage> = {}): PanelPage => ({
  isEmbedded: false,
  isHome: false,
  isProductEditor: false,
  isNewProductForm: false,
  task: '',
  ...overrides,
});
const home = page({ isHome: true });
const taxTask = page({ isHome: true, task: 'tax' });
const appearanceTask = page({ isHome: true, task: 'appearance' });
const report = page();
const settings = page({ isEmbedded: true });
const newProduct = page({ isEmbedded: true, isNewProductForm: true });
const editor = page({ isProductEditor: true });

const task = (overrides: Partial<Task> = {}) => ({ canView: true, isComplete: false, ...overrides }) as Task;
const list = (tasks: Task[], overrides: Partial<TaskList> = {}) =>
  ({ tasks, isHidden: false, isComplete: false, ...overrides }) as TaskList;

const pending = list([task(), task({ isComplete: true })]);
const complete = list([task({ isComplete: true })]);
const hidden = list([task()], { isHidden: true });

describe('for users who manage the store, with setup pending', () => {
  test.each([
    ['the home screen', home, ['help', 'displayOptions', 'previewStore']],
    ['a task page', taxTask, ['help', 'displayOptions', 'previewStore']],
    ['the appearance task page', appearanceTask, ['help', 'displayOptions', 'previewSite']],
    ['a report', report, ['activity', 'setup']],
    ['a classic page', settings, ['activity', 'setup']],
    ['the classic new product form', newProduct, ['activity', 'feedback', 'setup']],
    ['the product editor', editor, []],
  ])('%s', (_, where, tabs) => {
    expect(getVisibleTabs(where, { canManage: true, setupList: pending })).toEqual(tabs);
  });
});

describe('for users who do not manage the store', () => {
  test.each([
    ['the home screen', home, ['previewStore']],
    ['the appearance task page', appearanceTask, ['previewSite']],
    ['a report', report, ['activity']],
    ['a classic page', settings, ['activity']],
    ['the classic new product form', newProduct, ['activity', 'feedback']],
    ['the product editor', editor, []],
  ])('%s', (_, where, tabs) => {
    expect(getVisibleTabs(where, { canManage: false, setupList: pending })).toEqual(tabs);
  });
});

describe('the link back to setup', () => {
  test.each([
    ['is shown while tasks are pending', pending, true],
    ['is hidden while the list loads', undefined, false],
    ['is hidden once all tasks are done', complete, false],
    ['is hidden once the list is hidden', hidden, false],
    ['is hidden when the server reports a complete list', list([], { isComplete: true }), false],
  ])('%s', (_, setupList, isThere) => {
    expect(getVisibleTabs(report, { canManage: true, setupList }).includes('setup')).toBe(isThere);
  });

  test('does not count a snoozed task', () => {
    const putOff = list([task({ isComplete: true }), task({ isSnoozed: true, snoozedUntil: 2000 })]);
    const at = (now: number) => getVisibleTabs(report, { canManage: true, setupList: putOff, now });

    expect(at(1000)).not.toContain('setup');
    expect(at(3000)).toContain('setup');
  });
});

describe('every combination of page, capability and list', () => {
  const PAGES: [string, PanelPage, { always: string[]; managing: string[]; pending: string[] }][] = [
    ['home', home, { always: ['previewStore'], managing: ['help', 'displayOptions'], pending: [] }],
    ['a task', taxTask, { always: ['previewStore'], managing: ['help', 'displayOptions'], pending: [] }],
    [
      'the appearance task',
      appearanceTask,
      { always: ['previewSite'], managing: ['help', 'displayOptions'], pending: [] },
    ],
    ['a report', report, { always: ['activity'], managing: [], pending: ['setup'] }],
    ['a classic page', settings, { always: ['activity'], managing: [], pending: ['setup'] }],
    ['a new product', newProduct, { always: ['activity', 'feedback'], managing: [], pending: ['setup'] }],
    ['the product editor', editor, { always: [], managing: [], pending: [] }],
  ];
  const LISTS: [string, TaskList | undefined, boolean][] = [
    ['pending', pending, true],
    ['loading', undefined, false],
    ['complete', complete, false],
    ['hidden', hidden, false],
    ['hidden and complete', list([task({ isComplete: true })], { isHidden: true }), false],
  ];
  const rows = PAGES.flatMap(([name, where, tabs]) =>
    LISTS.flatMap(([state, setupList, isPending]) =>
      [true, false].map((canManage) => {
        const expected = [
          ...tabs.always,
          ...(canManage ? tabs.managing : []),
          ...(canManage && isPending ? tabs.pending : []),
        ];
        return { name, state, canManage, where, setupList, expected: expected.toSorted() };
      }),
    ),
  );

  test.each(rows)('$name, $state, managing: $canManage', ({ where, setupList, canManage, expected }) => {
    expect(getVisibleTabs(where, { canManage, setupList }).toSorted()).toEqual(expected);
  });
});
