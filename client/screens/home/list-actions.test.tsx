import { screen, waitFor, within } from '@testing-library/react';
import { buildError, api, buildTask, buildTaskList, spyOnTracks } from '@admin/testing';
import { buildSetupList, renderHome, serveLists, serveContext, startAt } from './testing/render-home';

const PRODUCTS = { id: 'products', title: 'Add products' };
const PURCHASE = { id: 'purchase', title: 'Buy Bookings', isDismissable: true };
const LATER = { id: 'app', title: 'Get the app', isSnoozeable: true };

const post = (path: string) => api.post(`/wc-admin/onboarding/tasks/${path}`);
const refusal = buildError('woocommerce_rest_cannot_create', 403);

beforeEach(() => {
  startAt();
  serveContext();
});

async function renderLists(...lists: unknown[]) {
  serveLists(...lists);
  const { user } = renderHome();
  await screen.findAllByRole('heading', { level: 2 });
  const choose = async (menu: string, item: string) => {
    await user.click(screen.getByRole('button', { name: menu }));
    await user.click(screen.getByRole('menuitem', { name: item }));
  };
  return { user, choose };
}

describe('dismissing a task', () => {
  test('removes it at once and offers Undo', async () => {
    const recorded = spyOnTracks();
    post('purchase/dismiss').reply(200, buildTask({ ...PURCHASE, isDismissed: true }));
    const { user, choose } = await renderLists(buildSetupList(PRODUCTS, PURCHASE));

    await choose('Options for “Buy Bookings”', 'Dismiss');

    expect(screen.queryByRole('link', { name: 'Buy Bookings' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add products' })).toHaveFocus();
    expect(await screen.findByText('Task dismissed')).toBeVisible();

    post('purchase/undo_dismiss').reply(200, buildTask(PURCHASE));
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByRole('link', { name: 'Buy Bookings' })).toBeVisible();
    expect(recorded.mock.calls.slice(1)).toEqual([
      ['tasklist_dismiss_task', { task_name: 'purchase' }],
      ['tasklist_undo_dismiss_task', { task_name: 'purchase' }],
    ]);
  });

  test('shows an error when Undo fails, and retries', async () => {
    post('purchase/dismiss').reply(200, buildTask({ ...PURCHASE, isDismissed: true }));
    const { user, choose } = await renderLists(buildSetupList(PRODUCTS, PURCHASE));
    await choose('Options for “Buy Bookings”', 'Dismiss');
    post('purchase/undo_dismiss').reply(500, buildError('internal_server_error', 500));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('There was a problem restoring the task')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buy Bookings' })).not.toBeInTheDocument();
    expect(screen.queryByText('Task dismissed')).not.toBeInTheDocument();

    post('purchase/undo_dismiss').reply(200, buildTask(PURCHASE));
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('link', { name: 'Buy Bookings' })).toBeVisible();
  });

  test('shows an error and restores the task when the server rejects it', async () => {
    post('purchase/dismiss').reply(403, refusal);
    const { choose } = await renderLists(buildSetupList(PRODUCTS, PURCHASE));

    await choose('Options for “Buy Bookings”', 'Dismiss');

    expect(await screen.findByText('There was a problem dismissing the task')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buy Bookings' })).toBeVisible();
    expect(screen.queryByText('Task dismissed')).not.toBeInTheDocument();
  });

  test('is offered only for dismissible tasks', async () => {
    await renderLists(buildSetupList(PRODUCTS, PURCHASE));

    expect(screen.queryByRole('button', { name: 'Options for “Add products”' })).not.toBeInTheDocument();
  });
});

test('postpones a task until tomorrow and offers Undo', async () => {
  const recorded = spyOnTracks();
  post('app/snooze').reply(200, buildTask({ ...LATER, isSnoozed: true }));
  const { user, choose } = await renderLists(buildSetupList(PRODUCTS, LATER));

  await choose('Options for “Get the app”', 'Remind me later');

  expect(screen.queryByRole('link', { name: 'Get the app' })).not.toBeInTheDocument();
  expect(await screen.findByText('Task postponed until tomorrow')).toBeVisible();

  post('app/undo_snooze').reply(200, buildTask(LATER));
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('link', { name: 'Get the app' })).toBeVisible();
  expect(recorded.mock.calls.slice(1)).toEqual([
    ['tasklist_remindmelater_task', { task_name: 'app' }],
    ['tasklist_undo_remindmelater_task', { task_name: 'app' }],
  ]);
});

describe('hiding the setup list', () => {
  const HIDDEN = buildTaskList({ isHidden: true, isVisible: false });

  test('asks first while tasks are incomplete', async () => {
    const { user, choose } = await renderLists(buildSetupList(PRODUCTS));

    await choose('Task List Options', 'Hide this');

    const dialog = screen.getByRole('dialog', { name: 'Hide store setup tasks' });
    expect(dialog).toHaveTextContent('Are you sure? These tasks are required for all stores.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('link', { name: 'Add products' })).toBeVisible();
  });

  test('hides it after confirmation, and shows it again from the Display menu', async () => {
    post('setup/hide').reply(200, HIDDEN);
    const { user, choose } = await renderLists(buildSetupList(PRODUCTS));

    await choose('Task List Options', 'Hide this');
    await user.click(screen.getByRole('button', { name: 'Yes, hide store setup tasks' }));

    expect(screen.queryByRole('link', { name: 'Add products' })).not.toBeInTheDocument();
    expect(await screen.findByText('Setup task list hidden')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();

    post('setup/unhide').reply(200, buildTaskList());
    await choose('Display', 'Show setup task list');

    expect(await screen.findByRole('link', { name: 'Add products' })).toBeVisible();
  });

  test('does not ask when all tasks are complete', async () => {
    post('setup/hide').reply(200, HIDDEN);
    const kept = { ...buildSetupList({ ...PRODUCTS, isComplete: true }), keepCompletedTaskList: 'yes' };
    const { choose } = await renderLists(kept);

    await choose('Task List Options', 'Hide this');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('Setup task list hidden')).toBeVisible();
  });

  test('is reverted with an error when the server rejects it', async () => {
    post('setup/hide').reply(403, refusal);
    const { user, choose } = await renderLists(buildSetupList(PRODUCTS));

    await choose('Task List Options', 'Hide this');
    await user.click(screen.getByRole('button', { name: 'Yes, hide store setup tasks' }));

    expect(await screen.findByText('There was a problem hiding the list')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add products' })).toBeVisible();
  });
});

test.each([
  ['another list', 'extended', 'Things to do next', 'Things to do next'],
  ["an extension's list", 'acme', 'Grow with Acme', 'Grow with Acme'],
  ['a list without a title', 'extended', '', 'Things to do next'],
])('%s is hidden without confirmation', async (_, id, title, name) => {
  post(`${id}/hide`).reply(200, buildTaskList({ id, isHidden: true, isVisible: false }));
  const tasks = [buildTask({ id: 'app', title: 'Get the app' })];
  const { choose } = await renderLists(buildTaskList({ id, title, tasks }));
  expect(screen.getByRole('region', { name: `${name} 1 task left` })).toBeVisible();

  await choose(`Options for “${name}”`, 'Hide this');

  expect(await screen.findByText(`${name} hidden`)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Get the app' })).not.toBeInTheDocument();
});

describe('additional task list', () => {
  const beside = (...titles: string[]) =>
    buildTaskList({
      id: 'acme',
      title: 'Grow with Acme',
      tasks: titles.map((title) => buildTask({ id: title, title, isDismissable: true })),
    });
  const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

  test('shows two tasks, and the others on request', async () => {
    const { user } = await renderLists(beside('One', 'Two', 'Three', 'Four'));
    expect(titles()).toEqual(['One', 'Two']);
    expect(screen.getByRole('img', { name: '4 tasks left' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Show 2 more tasks.', expanded: false }));
    expect(titles()).toEqual(['One', 'Two', 'Three', 'Four']);

    await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(titles()).toEqual(['One', 'Two']);
  });

  test('collapses extension tasks in the built-in list as well', async () => {
    const own = ['review-shipping', 'get-mobile-app'].map((id) => buildTask({ id, title: id }));
    const added = buildTask({ id: 'acme', title: 'Connect Acme' });
    const { user } = await renderLists(buildTaskList({ id: 'extended', tasks: [...own, added] }));
    expect(titles()).toEqual(['review-shipping', 'get-mobile-app']);

    await user.click(screen.getByRole('button', { name: 'Show 1 more task.' }));
    expect(titles()).toContain('Connect Acme');
  });

  test('has no toggle for two tasks', async () => {
    await renderLists(beside('One', 'Two'));

    expect(screen.queryByRole('button', { name: /Show/ })).not.toBeInTheDocument();
  });

  test('shows incomplete tasks first', async () => {
    const list = beside('One', 'Two', 'Three');
    await renderLists({
      ...list,
      tasks: list.tasks.map((task, index) => ({ ...task, isComplete: index < 2 })),
    });

    expect(titles()).toEqual(['Three', 'One']);
  });

  test('moves focus to the next task when a task is dismissed', async () => {
    post('One/dismiss').reply(200, buildTask({ id: 'One', isDismissed: true }));
    const { choose } = await renderLists(beside('One', 'Two', 'Three'));

    await choose('Options for “One”', 'Dismiss');

    expect(titles()).toEqual(['Two', 'Three']);
    expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
    expect(screen.getByRole('img', { name: '2 tasks left' })).toBeVisible();
    expect(await screen.findByText('Task dismissed')).toBeVisible();
  });

  test.each([
    ['is hidden by the server', { isVisible: false, isHidden: false }],
    ['is secret', { id: 'secret_tasklist' }],
    ['is complete', { isComplete: true, tasks: [] }],
  ])('is not shown when it %s', async (_, change) => {
    serveLists(buildSetupList(PRODUCTS), { ...beside('One'), ...change });
    renderHome();
    await screen.findByRole('link', { name: 'Add products' });

    expect(screen.queryByRole('heading', { name: /Grow with Acme/ })).not.toBeInTheDocument();
  });
});

describe('completed setup', () => {
  const COMPLETE = buildSetupList({ ...PRODUCTS, isComplete: true });
  const COUNTS = { completed_task_count: 1, incomplete_task_count: 0 };

  test('offers the actions in a menu while the survey is shown', async () => {
    serveLists(COMPLETE);
    const { user } = renderHome({
      options: { woocommerce_allow_tracking: 'yes', woocommerce_ces_shown_for_actions: [] },
    });
    api.post('/wc-admin/options', { woocommerce_task_list_keep_completed: 'yes' }).reply(200, {});
    await screen.findByRole('heading', { name: "You've completed store setup" });
    expect(screen.queryByRole('button', { name: 'Keep list' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Task List Options' }));
    expect(screen.getByRole('menuitem', { name: 'Hide this' })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Show setup task list' }));

    expect(await screen.findByRole('link', { name: /Add products/ })).toBeVisible();
  });

  test('shows a completion card instead of the list', async () => {
    await renderLists(COMPLETE);

    expect(screen.getByRole('heading', { name: "You've completed store setup" })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add products' })).not.toBeInTheDocument();
  });

  test('keeps the list when the user chooses to', async () => {
    api
      .post('/wc-admin/options', { woocommerce_task_list_keep_completed: 'yes' })
      .reply(200, { woocommerce_task_list_keep_completed: true });
    const recorded = spyOnTracks();
    const { user } = await renderLists(COMPLETE);

    await user.click(screen.getByRole('button', { name: 'Keep list' }));

    expect(await screen.findByRole('link', { name: /Add products/ })).toBeVisible();
    expect(screen.getByText('1 of 1')).toBeVisible();
    expect(recorded).toHaveBeenLastCalledWith('tasklist_completed', { action: 'keep_card', ...COUNTS });
  });

  test('hides the list without confirmation', async () => {
    post('setup/hide').reply(200, buildTaskList({ isHidden: true, isVisible: false }));
    const recorded = spyOnTracks();
    const { user } = await renderLists(COMPLETE);

    await user.click(screen.getByRole('button', { name: 'Hide this list' }));

    expect(recorded).toHaveBeenLastCalledWith('tasklist_completed', { action: 'remove_card', ...COUNTS });

    expect(await screen.findByText('Setup task list hidden')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: /completed/ })).not.toBeInTheDocument());
  });
});

test('saves that the lists were shown, like the stock client', async () => {
  const saved = jest.fn(() => ({}));
  api.post('/wc-admin/options', { woocommerce_task_list_prompt_shown: true }).reply(200, saved);
  serveLists(buildSetupList());
  renderHome({ options: { woocommerce_task_list_prompt_shown: false } });

  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});
