import { buildError, api } from '@admin/testing';
import { STORE_NAMES } from '../index';
import { dispatch, openShop, resolveSelect, select } from '../testing';

const { USER_STORE_NAME: CORE } = STORE_NAMES;

test('loads, updates and deletes platform records at their endpoints', async () => {
  api
    .get('/wp/v2/media', { per_page: 2 })
    .times(2)
    .reply(200, [{ id: 4 }]);
  api.post('/wp/v2/media/4', { id: 4, title: 'Mug' }).reply(200, { id: 4, title: 'Mug' });
  api.get('/wp/v2/settings').reply(200, { title: 'Harbour' });
  const { wp } = openShop();
  const read = (...args: unknown[]) => resolveSelect(wp, CORE)['getEntityRecords']?.(...args);

  expect(await read('root', 'media', { per_page: 2 })).toEqual([{ id: 4 }]);
  expect(await resolveSelect(wp, CORE)['getEntityRecord']?.('root', 'site')).toEqual({ title: 'Harbour' });

  const saved = await dispatch(wp, CORE)['saveEntityRecord']?.('root', 'media', { id: 4, title: 'Mug' });
  expect(saved).toEqual({ id: 4, title: 'Mug' });
  await dispatch(wp, CORE)['finishResolution']?.('getEntityRecord', ['root', 'media', 4]);
  expect(select(wp, CORE)['getEntityRecord']?.('root', 'media', 4)).toEqual({ id: 4, title: 'Mug' });
  expect(await read('root', 'media', { per_page: 2 })).toEqual([{ id: 4 }]);
});

test('resolves after a rejected record and stores the error', async () => {
  api.post('/acme/v1/boats', { name: 'Ada' }).reply(403, buildError('rest_forbidden', 403));
  const { wp } = openShop();
  await dispatch(wp, CORE)['addEntities']?.([{ kind: 'acme', name: 'boat', baseURL: '/acme/v1/boats' }]);

  expect(await dispatch(wp, CORE)['saveEntityRecord']?.('acme', 'boat', { name: 'Ada' })).toBeUndefined();

  expect(select(wp, CORE)['getLastEntitySaveError']?.('acme', 'boat')).toMatchObject({
    code: 'rest_forbidden',
  });
  expect(select(wp, CORE)['isSavingEntityRecord']?.('acme', 'boat')).toBe(false);
});

test('throws for an unknown entity', async () => {
  const { wp } = openShop();

  const saving = dispatch(wp, CORE)['saveEntityRecord']?.('acme', 'boat', {});

  await expect(saving).rejects.toThrow('There is no entity "boat" of kind "acme".');
});
