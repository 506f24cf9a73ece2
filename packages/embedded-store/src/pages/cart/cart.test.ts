import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const open = (replacement: string, client: Client = store.as('administrator')) =>
  store.fetch(`/store/cart?wccom-replace-with=${encodeURIComponent(replacement)}`, {
    headers: { Cookie: client.cookie },
    redirect: 'manual',
  });

test.each([
  ['958589,390890', ['Memberships (product 958589)', 'Bookings (product 390890)']],
  ['390890,390890', ['Bookings (product 390890)']],
  ['7,<b>x</b>', ['Something this store does not know (product 7)']],
  ['', []],
])('a cart replaced with "%s" shows its new items', async (replacement, items) => {
  const response = await open(replacement);
  const page = await response.text();

  expect(response.status).toBe(200);
  expect([...page.matchAll(/<li>([^<]*)<\/li>/g)].map(([, item]) => item)).toEqual(items);
  expect(page.includes('Your cart is currently empty.')).toBe(items.length === 0);
});

test('visitors log in first and then see it', async () => {
  const response = await open('390890', store.anonymous);

  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toMatch(/wp-login\.php\?redirect_to=.*wccom-replace-with/);
});
