import { setImmediate as nextTurn } from 'node:timers/promises';
import { waitFor } from '@testing-library/react';
import { CancelledError, type Registry } from '@admin/data';
import { buildError, api, deferReply } from '@admin/testing';
import { getRejectedRates, shippingStore } from './index';
import { buildMethod, buildReadRegistry, REST, US, ZONES } from './testing/zones';

const methodsOf = (registry: Registry, zoneId: number) =>
  registry
    .select(shippingStore)
    .getZones()
    ?.find(({ id }) => id === zoneId)
    ?.methods.map(({ methodId, isEnabled, cost }) => [methodId, isEnabled, cost]);

const expectMethods = (zoneId: number, ...methods: object[]) =>
  api.get(`${ZONES}/${zoneId}/methods`).reply(200, methods);
const add = (zoneId: number, body: object) => api.post(`${ZONES}/${zoneId}/methods`, body);
const update = (zoneId: number, instanceId: number, body: object) =>
  api.post(`${ZONES}/${zoneId}/methods/${instanceId}`, body);

const flatRate = { method_id: 'flat_rate', enabled: true, settings: { cost: '7.50' } };
const zoneOne = { id: 1, locations: [US] };

test('saves a rate as flat rate, zero as free shipping, and disables a zone', async () => {
  const local = buildMethod(3, 'local_pickup');
  const registry = await buildReadRegistry({ ...REST, methods: [local] }, zoneOne, { id: 2 });
  expectMethods(1);
  add(1, flatRate).reply(200, buildMethod(1, 'flat_rate', { cost: '7.50' }));
  expectMethods(1, buildMethod(1, 'flat_rate', { cost: '7.50' }));
  expectMethods(2);
  add(2, { method_id: 'free_shipping', enabled: true }).reply(200, buildMethod(2, 'free_shipping'));
  expectMethods(2, buildMethod(2, 'free_shipping'));
  expectMethods(0, local);
  update(0, 3, { enabled: false }).reply(200, buildMethod(3, 'local_pickup', { enabled: false }));
  expectMethods(0, buildMethod(3, 'local_pickup', { enabled: false }));

  await registry.dispatch(shippingStore).saveRates([
    { zoneId: 1, isEnabled: true, rate: '7.50' },
    { zoneId: 2, isEnabled: true, rate: '0' },
    { zoneId: 0, isEnabled: false, rate: '5' },
  ]);

  expect(methodsOf(registry, 1)).toEqual([['flat_rate', true, '7.50']]);
  expect(methodsOf(registry, 2)).toEqual([['free_shipping', true, '']]);
  expect(methodsOf(registry, 0)).toEqual([['local_pickup', false, '']]);
});

test('saves other zones when some fail and names the failed ones', async () => {
  const registry = await buildReadRegistry(REST, zoneOne);
  const refusal = buildError(
    'woocommerce_rest_shipping_zone_not_created',
    500,
    'Resource cannot be created.',
  );
  expectMethods(0);
  add(0, flatRate).reply(500, refusal);
  expectMethods(1);
  add(1, flatRate).reply(200, buildMethod(1, 'flat_rate', { cost: '7.50' }));
  expectMethods(1, buildMethod(1, 'flat_rate', { cost: '7.50' }));

  const error: unknown = await registry
    .dispatch(shippingStore)
    .saveRates([
      { zoneId: 0, isEnabled: true, rate: '7.50' },
      { zoneId: 1, isEnabled: true, rate: '7.50' },
    ])
    .catch((reason: unknown) => reason);

  expect(error).toHaveProperty(
    'message',
    'The shipping rates of these zones were not saved: Rest of the world',
  );
  expect(getRejectedRates(error)).toEqual([
    { zoneId: 0, name: 'Rest of the world', code: refusal.code, message: refusal.message, isUnserved: true },
  ]);
  expect(methodsOf(registry, 1)).toEqual([['flat_rate', true, '7.50']]);
  expect(methodsOf(registry, 0)).toEqual([]);
});

test('writes the new rate while it is disabled, disables the old method, then enables it', async () => {
  const registry = await buildReadRegistry(REST, zoneOne);
  const changes = [{ zoneId: 1, isEnabled: true, rate: '7.50' }];
  const { saveRates } = registry.dispatch(shippingStore);
  const free = buildMethod(2, 'free_shipping');
  const freeOff = buildMethod(2, 'free_shipping', { enabled: false });
  const flatOff = buildMethod(3, 'flat_rate', { enabled: false, cost: '7.50' });
  const unserved = async () => {
    const error: unknown = await saveRates(changes).catch((reason: unknown) => reason);
    return getRejectedRates(error).map(({ isUnserved }) => isUnserved);
  };

  // Each write gets no response. A retry only writes the remaining changes.
  expectMethods(1, free);
  add(1, { ...flatRate, enabled: false }).replyWithError('gone');
  expect(await unserved()).toEqual([false]);

  expectMethods(1, free, flatOff);
  update(1, 2, { enabled: false }).replyWithError('gone');
  expect(await unserved()).toEqual([true]);

  expectMethods(1, freeOff, flatOff);
  update(1, 3, { enabled: true, settings: { cost: '7.50' } }).replyWithError('gone');
  expect(await unserved()).toEqual([true]);

  expectMethods(1, freeOff, buildMethod(3, 'flat_rate', { cost: '7.50' }));
  expect(await unserved()).toEqual([]);
  expect(methodsOf(registry, 1)).toEqual([
    ['free_shipping', false, ''],
    ['flat_rate', true, '7.50'],
  ]);
});

test('writes nothing that is already up to date', async () => {
  const stored = buildMethod(1, 'flat_rate', { cost: '7.5' });
  const registry = await buildReadRegistry({ ...zoneOne, methods: [stored] });
  expectMethods(1, stored);

  await registry.dispatch(shippingStore).saveRates([{ zoneId: 1, isEnabled: true, rate: '7.50' }]);

  expect(methodsOf(registry, 1)).toEqual([['flat_rate', true, '7.5']]);
});

test('saves once on double click, and another save waits', async () => {
  const registry = await buildReadRegistry(zoneOne);
  const first = deferReply(() => buildMethod(1, 'flat_rate', { cost: '7.50' }));
  expectMethods(1);
  add(1, flatRate).reply(200, first.reply);
  expectMethods(1, buildMethod(1, 'flat_rate', { cost: '7.50' }));
  expectMethods(1, buildMethod(1, 'flat_rate', { cost: '7.50' }));
  update(1, 1, { enabled: true, settings: { cost: '9' } }).reply(
    200,
    buildMethod(1, 'flat_rate', { cost: '9' }),
  );
  expectMethods(1, buildMethod(1, 'flat_rate', { cost: '9' }));
  const { saveRates } = registry.dispatch(shippingStore);
  const save = (rate: string) => saveRates([{ zoneId: 1, isEnabled: true, rate }]);

  const saves = Promise.all([save('7.50'), save('7.50'), save('9')]);
  expect(registry.select(shippingStore).isSaving()).toBe(true);
  await first.requested();
  first.release();
  await saves;

  expect(methodsOf(registry, 1)).toEqual([['flat_rate', true, '9']]);
  expect(registry.select(shippingStore).isSaving()).toBe(false);
});

test('writes nothing more after a save is canceled', async () => {
  const registry = await buildReadRegistry(zoneOne, { id: 2 });
  const answer = deferReply(() => buildMethod(1, 'flat_rate'));
  expectMethods(1);
  add(1, flatRate).reply(200, answer.reply);
  const saving = registry.dispatch(shippingStore).saveRates([
    { zoneId: 1, isEnabled: true, rate: '7.50' },
    { zoneId: 2, isEnabled: true, rate: '7.50' },
  ]);
  await answer.requested();

  saving.cancel();

  await expect(saving).rejects.toBeInstanceOf(CancelledError);
  answer.release();
  await waitFor(() => expect(registry.select(shippingStore).isSaving()).toBe(false));
});

test('waits for the pending write of a canceled save, which the server may still execute', async () => {
  const registry = await buildReadRegistry(zoneOne);
  const { saveRates } = registry.dispatch(shippingStore);
  const stored = buildMethod(1, 'flat_rate', { cost: '7.50' });
  const answer = deferReply(() => stored);
  expectMethods(1);
  add(1, flatRate).reply(200, answer.reply);
  const first = saveRates([{ zoneId: 1, isEnabled: true, rate: '7.50' }]);
  await answer.requested();
  first.cancel();
  await expect(first).rejects.toBeInstanceOf(CancelledError);
  const dearer = buildMethod(1, 'flat_rate', { cost: '9' });

  const second = saveRates([{ zoneId: 1, isEnabled: true, rate: '9' }]);
  // Nothing is read until the write has ended: no read response is mocked yet.
  for (let turn = 0; turn < 20; turn++) await nextTurn();
  expectMethods(1, stored);
  update(1, 1, { enabled: true, settings: { cost: '9' } }).reply(200, dearer);
  expectMethods(1, dearer);
  answer.release();
  await second;

  expect(methodsOf(registry, 1)).toEqual([['flat_rate', true, '9']]);
});

test('disables a method that another tab added at the same time', async () => {
  const registry = await buildReadRegistry(zoneOne);
  const own = buildMethod(2, 'flat_rate', { cost: '7.50' });
  const theirs = buildMethod(1, 'flat_rate', { cost: '7.50' });
  expectMethods(1);
  add(1, flatRate).reply(200, own);
  expectMethods(1, theirs, own);
  update(1, 2, { enabled: false }).reply(200, buildMethod(2, 'flat_rate', { enabled: false }));
  expectMethods(1, theirs, buildMethod(2, 'flat_rate', { enabled: false }));

  await registry.dispatch(shippingStore).saveRates([{ zoneId: 1, isEnabled: true, rate: '7.50' }]);

  expect(methodsOf(registry, 1)).toEqual([
    ['flat_rate', true, '7.50'],
    ['flat_rate', false, ''],
  ]);
});

test('reports a rate that the server does not store as not saved', async () => {
  const stored = buildMethod(1, 'flat_rate', { cost: '3' });
  const registry = await buildReadRegistry({ ...zoneOne, methods: [stored] });
  for (let round = 0; round < 4; round++) {
    expectMethods(1, stored);
    update(1, 1, { enabled: true, settings: { cost: '7.50' } }).reply(200, stored);
  }
  expectMethods(1, stored);

  const saving = registry.dispatch(shippingStore).saveRates([{ zoneId: 1, isEnabled: true, rate: '7.50' }]);

  await expect(saving).rejects.toThrow(
    'The shipping rates of these zones were not saved: United States (US)',
  );
});
