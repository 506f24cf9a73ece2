import { openTestStore } from '../testing/test-store';
import type { TestStore } from '../testing/test-store';

let store: TestStore;
beforeAll(async () => (store = await openTestStore()));
afterAll(() => store.close());

test('answers the record of whoever is logged in', async () => {
  const { status, body } = await store.as('administrator').call('/wp/v2/users/me?_fields=id,name');

  expect({ status, body }).toEqual({ status: 200, body: { id: 1, name: 'administrator' } });
});
