import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { setConnected } from '../connections';
import { activatePlugin, installPlugin } from './queries';

let store: TestStore;
beforeEach(async () => (store = await openTestStore()));
afterEach(() => store.close());

test('a link to the app can be sent once Jetpack is connected', async () => {
  const { db } = store.context;
  const send = () => store.as('administrator').call('/wc-admin/mobile-app/send-magic-link');
  installPlugin(db, { slug: 'jetpack', name: 'Jetpack' });
  activatePlugin(db, 'jetpack');
  expect(await send()).toMatchObject({ status: 500, body: { code: 'jetpack_not_connected', data: null } });

  setConnected(db, 'jetpack', true);

  expect((await send()).status).toBe(200);
});
