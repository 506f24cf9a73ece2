import { setOption } from '../../site/options/queries';
import type { Role } from '../../accounts';
import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { browse } from '../testing/browser';

const HOME = '/wp-admin/admin.php?page=wc-admin';
const ORDERS = '/wp-admin/edit.php?post_type=shop_order';
const CLOSED = 'woocommerce_task_list_reminder_bar_hidden';
const HIDDEN = 'woocommerce_task_list_hidden_lists';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

/** Completes the first task of the list. */
function beginSetup(): void {
  const { db } = store.context;
  for (const field of ['address', 'city', 'postcode'])
    setOption(db, `woocommerce_store_${field}`, 'somewhere');
  setOption(db, 'woocommerce_default_country', 'US:CA');
}

async function hasRoom(path: string, role: Role = 'administrator'): Promise<boolean> {
  const { document } = await browse(store, role).open(path);
  return document.body.classList.contains('sa-expects-reminder-bar');
}

test('a page reserves space for the reminder once setup was started', async () => {
  expect(await hasRoom(ORDERS)).toBe(false);

  beginSetup();

  expect(await hasRoom(ORDERS)).toBe(true);
});

test.each<[string, string, Role, boolean]>([
  ['another dashboard page', `${HOME}&path=%2Fcustomers`, 'administrator', true],
  ['the home screen', HOME, 'administrator', false],
  ['a task page', `${HOME}&task=tax`, 'administrator', false],
  ['a page without a header', `${HOME}&path=%2Fsetup-wizard`, 'administrator', false],
  ['a page without the client', '/wp-admin/upload.php', 'administrator', false],
  ["a page for a user who can't set up the store", `${HOME}&path=%2Fcustomers`, 'analyst', false],
])('%s: reserved space or not', async (_, path, role, expected) => {
  beginSetup();

  expect(await hasRoom(path, role)).toBe(expected);
});

test.each([
  ['dismissed', CLOSED, 'yes'],
  ['no longer needed because the list is hidden', HIDDEN, ['setup']],
])('reserves no space once the reminder is %s', async (_, option, value) => {
  beginSetup();

  setOption(store.context.db, option, value);

  expect(await hasRoom(ORDERS)).toBe(false);
});
