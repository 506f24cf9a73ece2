import { CancelledError } from '@admin/data';
import { buildError, api, createTestRegistry, buildTask, buildTaskList, deferReply } from '@admin/testing';
import { countRemainingTasks, hydrateTaskLists, tasksStore } from './index';
import { buildHydratedRegistry, PATH, STORES, task } from './testing';

const refused = buildError(
  'woocommerce_rest_invalid_task',
  404,
  'Sorry, no dismissable task with that ID was found.',
);

describe('dismissing and snoozing', () => {
  test('hides a dismissed task at once, and Undo restores it', async () => {
    const registry = buildHydratedRegistry(buildTask({ isDismissable: true }));
    const dismissal = deferReply(() => buildTask({ isDismissed: true }));
    api.post(`${PATH}/products/dismiss`).reply(200, dismissal.reply);
    api.post(`${PATH}/products/undo_dismiss`).reply(200, buildTask());
    const actions = registry.dispatch(tasksStore);

    const dismissing = actions.dismissTask('products');
    expect(task(registry)?.isDismissed).toBe(true);
    dismissal.release();
    const undo = await dismissing;
    expect(task(registry)?.isDismissed).toBe(true);

    expect(undo).toEqual({ action: 'undoDismissTask', taskId: 'products' });
    await actions[undo.action](undo.taskId);
    expect(task(registry)?.isDismissed).toBe(false);
  });

  test('reverts a dismissal that the server rejects', async () => {
    const registry = buildHydratedRegistry(buildTask());
    api.post(`${PATH}/products/dismiss`).reply(404, refused);

    const dismissing = registry.dispatch(tasksStore).dismissTask('products');

    await expect(dismissing).rejects.toMatchObject({ failure: { code: 'woocommerce_rest_invalid_task' } });
    expect(task(registry)?.isDismissed).toBe(false);
    expect(registry.select(tasksStore).isSavingTask('products')).toBe(false);
  });

  test('reverts a dismissal when the server crashes', async () => {
    const registry = buildHydratedRegistry(buildTask({ id: 'my-ext-task' }));
    api.post(`${PATH}/my-ext-task/dismiss`).reply(500, '<p>There has been a critical error.</p>');

    await expect(registry.dispatch(tasksStore).dismissTask('my-ext-task')).rejects.toMatchObject({
      failure: { status: 500 },
    });

    expect(task(registry, 'my-ext-task')?.isDismissed).toBe(false);
  });

  test('sends quick clicks in order and ends with the last one', async () => {
    const registry = buildHydratedRegistry(buildTask());
    const answered: string[] = [];
    const answer = (word: string, isDismissed: boolean) => () => {
      answered.push(word);
      return buildTask({ isDismissed });
    };
    const first = deferReply(answer('dismiss', true));
    api.post(`${PATH}/products/dismiss`).reply(200, first.reply);
    api.post(`${PATH}/products/undo_dismiss`).reply(200, answer('undo', false));
    api.post(`${PATH}/products/dismiss`).reply(200, answer('dismiss again', true));
    const { dismissTask, undoDismissTask } = registry.dispatch(tasksStore);

    const clicks = Promise.all([
      dismissTask('products'),
      undoDismissTask('products'),
      dismissTask('products'),
    ]);
    await first.requested();
    first.release();
    await clicks;

    expect(answered).toEqual(['dismiss', 'undo', 'dismiss again']);
    expect(task(registry)?.isDismissed).toBe(true);
  });

  test('snoozes a task for one day of the server', async () => {
    const registry = buildHydratedRegistry(buildTask({ isSnoozeable: true }));
    const serverTime = Date.now() + 3_600_000;
    const snoozedUntil = serverTime + 86_400_000;
    api
      .post(`${PATH}/products/snooze`, { duration: 'day' })
      .reply(200, buildTask({ isSnoozed: true, snoozedUntil }));

    const undo = await registry.dispatch(tasksStore).snoozeTask('products');

    expect(undo).toEqual({ action: 'undoSnoozeTask', taskId: 'products' });
    expect(task(registry)).toMatchObject({ isSnoozed: true, snoozedUntil });
    const difference = registry.select(tasksStore).getClockDifference() ?? 0;
    expect(Math.abs(difference - 3_600_000)).toBeLessThan(10_000);
  });

  test('Undo ends the snooze', async () => {
    const registry = buildHydratedRegistry(buildTask({ isSnoozed: true, snoozedUntil: 1_795_213_914_000 }));
    api.post(`${PATH}/products/undo_snooze`).reply(200, buildTask());

    await registry.dispatch(tasksStore).undoSnoozeTask('products');

    expect(task(registry)).toMatchObject({ isSnoozed: false, snoozedUntil: null });
  });

  test('reverts a canceled dismissal', async () => {
    const registry = buildHydratedRegistry(buildTask());
    const answer = deferReply(() => buildTask({ isDismissed: true }));
    api.post(`${PATH}/products/dismiss`).reply(200, answer.reply);
    const dismissing = registry.dispatch(tasksStore).dismissTask('products');
    await answer.requested();

    dismissing.cancel();

    await expect(dismissing).rejects.toBeInstanceOf(CancelledError);
    expect(task(registry)?.isDismissed).toBe(false);
  });

  test("keeps the title when the server's response has none", async () => {
    const registry = buildHydratedRegistry(buildTask({ id: 'acme', title: 'Connect Acme' }));
    api.post(`${PATH}/acme/dismiss`).reply(200, { id: 'acme', title: '', isDismissed: true });

    await registry.dispatch(tasksStore).dismissTask('acme');

    expect(task(registry, 'acme')).toMatchObject({ title: 'Connect Acme', isDismissed: true });
  });
});

describe('completing', () => {
  test("shows the task as complete at once, then the server's response", async () => {
    const registry = buildHydratedRegistry(buildTask({ title: 'Add products' }), buildTask({ id: 'tax' }));
    const lists = deferReply(() => [
      buildTaskList({
        tasks: [buildTask({ isComplete: true, title: 'You added products' }), buildTask({ id: 'tax' })],
      }),
    ]);
    api.get(PATH).reply(200, lists.reply);

    const completing = registry.dispatch(tasksStore).completeTask('products');

    expect(task(registry)?.isComplete).toBe(true);
    expect(countRemainingTasks(registry.select(tasksStore).getTaskList('setup'))).toBe(1);
    lists.release();
    await completing;
    expect(task(registry)).toMatchObject({ isComplete: true, title: 'You added products' });
  });

  test('shows a task as incomplete when the server says so', async () => {
    const registry = buildHydratedRegistry(buildTask());
    api.get(PATH).reply(200, [buildTaskList()]);

    await registry.dispatch(tasksStore).completeTask('products');

    expect(task(registry)?.isComplete).toBe(false);
  });

  test('is reverted when the lists cannot be loaded', async () => {
    const registry = buildHydratedRegistry(buildTask());
    api.get(PATH).reply(403, buildError('woocommerce_rest_cannot_view', 403));

    await expect(registry.dispatch(tasksStore).completeTask('products')).rejects.toMatchObject({
      failure: { status: 403 },
    });

    expect(task(registry)?.isComplete).toBe(false);
  });

  test('reports an action that the server cannot detect', async () => {
    const registry = buildHydratedRegistry(buildTask({ id: 'appearance' }));
    api
      .post(`${PATH}/appearance/action`)
      .reply(200, buildTask({ id: 'appearance', isActioned: true, isComplete: true }));

    await registry.dispatch(tasksStore).actionTask('appearance');

    expect(task(registry, 'appearance')).toMatchObject({ isActioned: true, isComplete: true });
  });

  test('repeats a load of lists that started before a change was confirmed', async () => {
    const registry = buildHydratedRegistry(buildTask());
    const outdated = deferReply(() => [buildTaskList()]);
    api.get(PATH).reply(200, outdated.reply);
    api.get(PATH).reply(200, [buildTaskList({ tasks: [buildTask({ isDismissed: true })] })]);
    api.post(`${PATH}/products/dismiss`).reply(200, buildTask({ isDismissed: true }));
    const { refreshTaskLists, dismissTask } = registry.dispatch(tasksStore);
    const refreshing = refreshTaskLists();
    await outdated.requested();

    await dismissTask('products');
    outdated.release();
    await refreshing;

    expect(task(registry)?.isDismissed).toBe(true);
  });

  test('refreshes lists once for simultaneous calls', async () => {
    const registry = buildHydratedRegistry(buildTask());
    api.get(PATH).reply(200, [buildTaskList({ tasks: [] })]);
    const { refreshTaskLists } = registry.dispatch(tasksStore);

    await Promise.all([refreshTaskLists(), refreshTaskLists()]);

    expect(registry.select(tasksStore).getTaskList('setup')?.tasks).toEqual([]);
  });
});

describe('lists', () => {
  test('hides a list together with its two-column variant at once', async () => {
    const registry = createTestRegistry(...STORES);
    hydrateTaskLists(registry, [
      buildTaskList(),
      buildTaskList({ id: 'setup_two_column' }),
      buildTaskList({ id: 'extended' }),
    ]);
    api.post(`${PATH}/setup/hide`).reply(200, buildTaskList({ isHidden: true, isVisible: false }));

    const hiding = registry.dispatch(tasksStore).hideTaskList('setup');
    const hidden = () =>
      registry
        .select(tasksStore)
        .getTaskLists()
        ?.map(({ isHidden }) => isHidden);
    expect(hidden()).toEqual([true, true, false]);
    await hiding;

    expect(hidden()).toEqual([true, true, false]);
    expect(registry.select(tasksStore).getTaskList('setup')).toMatchObject({ id: 'setup', isVisible: false });
  });

  test('keeps a list hidden if it cannot be shown again', async () => {
    const registry = createTestRegistry(...STORES);
    hydrateTaskLists(registry, [buildTaskList({ isHidden: true, isVisible: false })]);
    api.post(`${PATH}/setup/unhide`).reply(404, buildError('woocommerce_tasks_invalid_task_list', 404));

    await expect(registry.dispatch(tasksStore).unhideTaskList('setup')).rejects.toMatchObject({
      failure: { status: 404 },
    });

    expect(registry.select(tasksStore).getTaskList('setup')).toMatchObject({
      isHidden: true,
      isVisible: false,
    });
  });

  test('saves a site option to keep a completed list', async () => {
    const registry = buildHydratedRegistry(buildTask({ isComplete: true }));
    api.post('/wc-admin/options', { woocommerce_task_list_keep_completed: 'yes' }).reply(200, {});

    await registry.dispatch(tasksStore).keepTaskList('setup');

    expect(registry.select(tasksStore).getTaskList('setup')?.keepCompletedTaskList).toBe(true);
  });
});
