import { buildError, api, createTestRegistry } from '@admin/testing';
import { skusStore } from './index';

const asked = (sku: string) => api.get('/wc/v3/products', (query) => query['sku'] === sku);

test('returns products and variations with a SKU', async () => {
  asked('mug').reply(200, [
    { id: 4, parent_id: 0, name: 'Mug &amp; spoon', sku: 'MUG' },
    { id: 9, parent_id: 8, name: 'Cup - Red', sku: 'mug' },
    { name: 'Nobody', sku: 'mug' },
  ]);

  expect(await createTestRegistry(skusStore).resolveSelect(skusStore).getHolders('mug')).toEqual([
    { id: 4, parentId: 0, name: 'Mug & spoon' },
    { id: 9, parentId: 8, name: 'Cup - Red' },
  ]);
});

test('ignores holders of only some of the requested SKUs', async () => {
  asked('mug,cup').reply(200, [{ id: 4, parent_id: 0, name: 'Mug', sku: 'mug' }]);

  expect(await createTestRegistry(skusStore).resolveSelect(skusStore).getHolders('mug,cup')).toEqual([]);
});

test('fails when the lookup fails', async () => {
  asked('mug').reply(500, buildError('internal', 500, 'Broken.'));

  await expect(
    createTestRegistry(skusStore).resolveSelect(skusStore).getHolders('mug'),
  ).rejects.toMatchObject({
    failure: { status: 500 },
  });
});

test('returns products with a slug, including drafts', async () => {
  api
    .get('/wc/v3/products', (query) => query['slug'] === 'mug' && query['status'] === 'any')
    .reply(200, [{ id: 4, name: 'Mug &amp; spoon' }, { name: 'Nobody' }]);

  expect(await createTestRegistry(skusStore).resolveSelect(skusStore).getSlugHolders('mug')).toEqual([
    { id: 4, name: 'Mug & spoon' },
  ]);
});
