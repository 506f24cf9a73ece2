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

test('a rate is saved as a flat rate, zero as free shipping, and a zone is switched off', async () => {
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

test('some zones fail: the others are saved, and the error names those that are not', async () => {
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

test('what is to be charged is written while it is off, the old method goes off, and then it continues', async () => {
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

  // Each write gets no response; a retry only writes what is left.
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

test('what is as it should be is not written', async () => {
  const stored = buildMethod(1, 'flat_rate', { cost: '7.5' });
  const registry = await buildReadRegistry({ ...zoneOne, methods: [stored] });
  expectMethods(1, stored);

  await registry.dispatch(shippingStore).saveRates([{ zoneId: 1, isEnabled: true, rate: '7.50' }]);

  expect(methodsOf(registry, 1)).toEqual([['flat_rate', true, '7.5']]);
});

test('two clicks save once, and another save waits for its turn', async () => {
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

test('a save that is given up leaves the rest unwritten', async () => {
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

test('a save waits for the write of one that is given up, which the server may carry out all the same', async () => {
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

test('a method that another tab added at the same time is disabled', async () => {
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

test('a rate that the server does not take is no saved rate', async () => {
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
