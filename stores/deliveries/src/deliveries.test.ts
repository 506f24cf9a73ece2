import { buildError, api, createTestRegistry, advanceTimersUntil } from '@admin/testing';
import { deliveriesStore, getRefusals, parseEmailAddresses, type DeliveryChoices } from './index';

const PATH = '/store-admin/v1/deliveries';

const DELIVERY_CHOICES: DeliveryChoices = {
  name: 'Mornings',
  frequency: 'monthly',
  weekday: 1,
  monthDay: 31,
  time: '08:00',
  recipients: ['ann@example.com'],
  content: {
    title: 'Orders',
    path: '/analytics/orders',
    query: {},
    stats: 'orders',
    filters: {},
    figures: [],
    period: null,
    report: 'orders',
    table: {},
    columns: [],
  },
};

const buildRecord = (change: object = {}) => ({
  id: 7,
  name: 'Mornings',
  owner: 'Ann',
  content: { title: 'Orders' },
  recipients: [{ address: 'ann@example.com', has_ended: false }],
  frequency: 'monthly',
  weekday: 1,
  month_day: 31,
  time: '08:00',
  is_paused: false,
  next_at_gmt: '2026-11-30T07:00:00',
  last_send: null,
  ...change,
});

const buildSend = (state: string, change: object = {}) => ({
  id: 3,
  cause: 'person',
  due_at_gmt: '2026-11-20T07:00:00',
  state,
  reason: '',
  mails: [],
  ...change,
});

test('parses deliveries and ignores unknown data', async () => {
  const odd = buildRecord({
    id: 8,
    name: 'Evenings',
    frequency: 'hourly',
    next_at_gmt: 'soon',
    recipients: null,
  });
  api.get(PATH).reply(200, [buildRecord({ last_send: buildSend('exploded') }), odd]);

  const deliveries = await createTestRegistry(deliveriesStore).resolveSelect(deliveriesStore).getDeliveries();

  expect(deliveries).toMatchObject([
    {
      title: 'Orders',
      monthDay: 31,
      nextAt: Date.UTC(2026, 10, 30, 7),
      recipients: [{ address: 'ann@example.com', hasEnded: false }],
      lastSend: { state: 'failed', isManual: true },
    },
    { frequency: 'daily', nextAt: null, recipients: [], lastSend: null },
  ]);
});

test('adds, updates and deletes a delivery in the list', async () => {
  const registry = createTestRegistry(deliveriesStore);
  const { createDelivery, changeDelivery, deleteDelivery } = registry.dispatch(deliveriesStore);
  api.get(PATH).reply(200, [buildRecord({ id: 8, name: 'Noon' })]);
  await registry.resolveSelect(deliveriesStore).getDeliveries();
  const names = () =>
    registry
      .select(deliveriesStore)
      .getDeliveries()
      ?.map(({ name, isPaused }) => [name, isPaused]);

  const { monthDay, ...rest } = DELIVERY_CHOICES;
  api.post(PATH, { ...rest, month_day: monthDay }).reply(200, buildRecord());
  await createDelivery(DELIVERY_CHOICES);
  expect(names()).toEqual([
    ['Mornings', false],
    ['Noon', false],
  ]);

  api.post(`${PATH}/7`, { is_paused: true }).reply(200, buildRecord({ is_paused: true, next_at_gmt: null }));
  await changeDelivery(7, { isPaused: true });
  expect(names()).toEqual([
    ['Mornings', true],
    ['Noon', false],
  ]);

  api.delete(`${PATH}/7`).reply(200, { deleted: true });
  await deleteDelivery(7);
  expect(names()).toEqual([['Noon', false]]);
});

test("returns the server's errors by field", async () => {
  const refusal = buildError('rest_invalid_param', 400);
  const params = { recipients: 'Only yourself.', content: 'Odd.' };
  api.post(PATH).reply(400, { ...refusal, data: { ...refusal.data, params } });

  const error: unknown = await createTestRegistry(deliveriesStore)
    .dispatch(deliveriesStore)
    .createDelivery(DELIVERY_CHOICES)
    .catch((cause: unknown) => cause);

  expect(getRefusals(error)).toEqual({ recipients: 'Only yourself.' });
});

test('tracks a manual delivery until it ends and updates the list', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const registry = createTestRegistry(deliveriesStore);
  api.get(PATH).reply(200, [buildRecord()]);
  await registry.resolveSelect(deliveriesStore).getDeliveries();
  api.post(`${PATH}/7/send`).reply(200, buildSend('waiting'));
  api.get(`${PATH}/7/sends`).reply(200, [buildSend('sending')]);
  api.get(`${PATH}/7/sends`).reply(200, [
    buildSend('failed', {
      mails: [{ address: 'ann@example.com', state: 'failed', reason: 'Nobody there.' }],
    }),
  ]);

  const sending = registry.dispatch(deliveriesStore).sendNow(7);
  const ended = jest.fn();
  void sending.then(ended);
  await advanceTimersUntil(() => ended.mock.calls.length > 0);

  expect(await sending).toMatchObject({ state: 'failed', mails: [{ reason: 'Nobody there.' }] });
  expect(registry.select(deliveriesStore).getDeliveries()).toMatchObject([{ lastSend: { state: 'failed' } }]);
});

test('parses email addresses as users type them', () => {
  expect(parseEmailAddresses(' ann@example.com, Bob@example.com;\nann@EXAMPLE.com ')).toEqual([
    'ann@EXAMPLE.com',
    'Bob@example.com',
  ]);
});

test.each([
  ['"Boss" <boss@shop.example>', ['boss@shop.example']],
  [
    '"Boss, The; again" <boss@shop.example>; Ann Lee <ann@shop.example>',
    ['boss@shop.example', 'ann@shop.example'],
  ],
  ['Boss <boss@shop.example> Ann <ann@shop.example>', ['boss@shop.example', 'ann@shop.example']],
  ['boss@shop.example <boss@shop.example>', ['boss@shop.example']],
  ['bob@shop.example Ann <ann@shop.example>', ['bob@shop.example', 'ann@shop.example']],
  ['<boss@shop.example>', ['boss@shop.example']],
  // Invalid input is preserved so that it can be reported.
  ['"boss@shop.example"', ['"boss@shop.example"']],
  ['Boss <boss@shop.example', ['Boss', '<boss@shop.example']],
])('parses %j, as copied from an email client, as %j', (text, addresses) => {
  expect(parseEmailAddresses(text)).toEqual(addresses);
});
