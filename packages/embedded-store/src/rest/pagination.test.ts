import { createUser } from '../accounts';
import { openTestStore } from '../testing/test-store';
import type { Client, TestStore } from '../testing/test-store';

let store: TestStore;
let admin: Client;
beforeAll(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
  for (const login of ['ada', 'bea', 'cleo', 'dora']) {
    const [password, email, registeredAt] = [login, `${login}@example.com`, store.context.clock()] as const;
    createUser(store.context.db, { login, password, email, role: 'customer', registeredAt });
  }
});
afterAll(() => store.close());

async function list(query: string) {
  const { status, headers, body } = await admin.call(`/wp/v2/users?_fields[]=slug${query}`);
  const names = Array.isArray(body) ? body.map((user) => Object(user).slug) : Object(body).code;
  const [total, pages, link] = ['X-WP-Total', 'X-WP-TotalPages', 'Link'].map((name) => headers.get(name));
  return { status, names, total, pages, link };
}

test('a list is paginated, with totals and links to the previous and next page', async () => {
  const root = `${store.context.siteUrl}/wp-json/wp/v2/users?_fields%5B0%5D=slug&page=`;

  expect(await list('&page=2&per_page=2')).toEqual({
    status: 200,
    names: ['bea', 'cleo'],
    total: '5',
    pages: '3',
    link: `<${root}1&per_page=2>; rel="prev", <${root}3&per_page=2>; rel="next"`,
  });
});

test.each([
  ['', ['ada', 'administrator', 'bea', 'cleo', 'dora'], '5', '1'],
  ['&page=9', [], '5', '1'],
  ['&search=EA@example', ['bea'], '1', '1'],
  ['&search=%25', [], '0', '0'],
])('%p lists %j', async (query, names, total, pages) => {
  expect(await list(query)).toMatchObject({ status: 200, names, total, pages });
});

test.each(['&per_page=0', '&per_page=101', '&page=0', '&page=one'])('%p is rejected', async (query) => {
  expect(await list(query)).toMatchObject({ status: 400, names: 'rest_invalid_param', total: null });
});

test('a long query is not repeated in the headers', async () => {
  const { status, total, link } = await list(`&per_page=2&search=e&a=${'a'.repeat(8000)}`);

  expect({ status, total, link }).toEqual({ status: 200, total: '5', link: null });
});
