import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';
import { getOption, setOption } from '../../site/options/queries';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

const post = (path: string, body: unknown = {}) =>
  admin.call(`/wc-admin/onboarding/${path}`, { method: 'POST', body });
const option = (name: string) => getOption(store.context.db, name);

describe('the home page', () => {
  test('becomes the front page, and the appearance task shows it', async () => {
    const { body } = await post('tasks/create_homepage');

    const { post_id: id, edit_post_link: link } = Object(body);
    expect(option('show_on_front')).toBe('page');
    expect(option('page_on_front')).toBe(String(id));
    expect(link).toContain(`post=${id}&action=edit`);
    const lists = await admin.call('/wc-admin/onboarding/tasks?ids=setup');
    expect(JSON.stringify(lists.body)).toContain('"hasHomepage":true');
  });

  test('can be created again', async () => {
    const [first, second] = [await post('tasks/create_homepage'), await post('tasks/create_homepage')];

    expect(Object(second.body).post_id).toBeGreaterThan(Object(first.body).post_id);
  });
});

describe('themes', () => {
  test('are installed and then activated', async () => {
    expect((await post('themes/activate', { theme: 'storefront' })).status).toBe(500);
    expect((await post('themes/install', { theme: 'storefront' })).body).toEqual({
      slug: 'storefront',
      name: 'Storefront',
      status: 'success',
    });
    expect(option('stylesheet')).toBe('twentytwentythree');

    expect((await post('themes/activate', { theme: 'storefront' })).status).toBe(200);

    expect(option('stylesheet')).toBe('storefront');
  });

  test.each([['nope'], [undefined], [['storefront']]])("can't be installed by the name %j", async (theme) => {
    expect(await post('themes/install', { theme })).toMatchObject({
      status: 500,
      body: { code: 'woocommerce_rest_invalid_theme', data: 404 },
    });
  });

  test("can't be installed when unavailable", async () => {
    setOption(store.context.db, 'store_unreachable', ['storefront']);

    expect((await post('themes/install', { theme: 'storefront' })).status).toBe(500);
  });
});
