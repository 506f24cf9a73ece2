import fc from 'fast-check';
import nock from 'nock';
import { buildError, api, createTestRegistry, buildTask, buildTaskList, propertyRuns } from '@admin/testing';
import { hydrateTaskLists, tasksStore } from './index';
import { PATH, STORES, task } from './testing';

const IDS = ['products', 'tax', 'app'];
const CLICKS = 50;

/** A click, and whether the server will accept its request. */
const clickArbitrary = fc.record({
  id: fc.constantFrom(...IDS),
  action: fc.constantFrom('dismissTask', 'undoDismissTask', 'snoozeTask', 'undoSnoozeTask'),
  isAccepted: fc.oneof(
    { weight: 4, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
});

type Click = typeof clickArbitrary extends fc.Arbitrary<infer T> ? T : never;

const ROUTES: Record<Click['action'], string> = {
  dismissTask: 'dismiss',
  undoDismissTask: 'undo_dismiss',
  snoozeTask: 'snooze',
  undoSnoozeTask: 'undo_snooze',
};

const CHANGES: Record<Click['action'], object> = {
  dismissTask: { isDismissed: true },
  undoDismissTask: { isDismissed: false },
  snoozeTask: { isSnoozed: true, snoozedUntil: 1_795_213_914_000 },
  undoSnoozeTask: { isSnoozed: false, snoozedUntil: null },
};

/** A server with three tasks that rejects requests as scripted, in order. */
function serve(clicks: readonly Click[]) {
  const tasks = new Map(IDS.map((id) => [id, buildTask({ id })]));
  for (const id of IDS) {
    for (const action of new Set(clicks.filter((click) => click.id === id).map((click) => click.action))) {
      const verdicts = clicks.filter((click) => click.id === id && click.action === action);
      api
        .post(`${PATH}/${id}/${ROUTES[action]}`)
        .times(verdicts.length)
        .reply(() => {
          if (!verdicts.shift()?.isAccepted) return [500, buildError('internal_server_error', 500)];
          const changed = buildTask({ ...tasks.get(id), ...CHANGES[action] });
          tasks.set(id, changed);
          return [200, changed];
        });
    }
  }
  return tasks;
}

afterEach(() => nock.cleanAll());

test('ends quick clicks in the last accepted state, on the screen and on the server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(clickArbitrary, { maxLength: CLICKS }), async (clicks) => {
      const registry = createTestRegistry(...STORES);
      hydrateTaskLists(registry, [buildTaskList({ tasks: IDS.map((id) => buildTask({ id })) })]);
      const onServer = serve(clicks);
      const actions = registry.dispatch(tasksStore);

      const results = await Promise.allSettled(clicks.map(({ id, action }) => actions[action](id)));

      expect(results.map(({ status }) => status === 'fulfilled')).toEqual(
        clicks.map(({ isAccepted }) => isAccepted),
      );
      for (const id of IDS) {
        const { isDismissed, isSnoozed } = onServer.get(id) ?? {};
        expect(task(registry, id)).toMatchObject({ isDismissed, isSnoozed });
        const last = clicks.findLast((click) => click.id === id && click.isAccepted);
        expect(task(registry, id)).toMatchObject(last ? CHANGES[last.action] : { isDismissed: false });
      }
      expect(registry.select(tasksStore).isSaving()).toBe(false);
      registry.unregister(tasksStore);
    }),
    { numRuns: propertyRuns(8) },
  );
}, 60_000);

test('shows the state of the latest of fifty clicks at every moment', async () => {
  const registry = createTestRegistry(...STORES);
  hydrateTaskLists(registry, [buildTaskList({ tasks: [buildTask({ id: 'app' })] })]);
  const clicks = Array.from({ length: CLICKS }, (_, index): Click => ({
    id: 'app',
    action: index % 2 === 0 ? 'dismissTask' : 'undoDismissTask',
    isAccepted: true,
  }));
  const onServer = serve(clicks);
  const actions = registry.dispatch(tasksStore);

  const saving = clicks.map(({ id, action }) => {
    const saved = actions[action](id);
    expect(task(registry, 'app')).toMatchObject(CHANGES[action]);
    return saved;
  });
  await Promise.all(saving);

  expect(task(registry, 'app')?.isDismissed).toBe(false);
  expect(onServer.get('app')).toMatchObject({ isDismissed: false });
});
