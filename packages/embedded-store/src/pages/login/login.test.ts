import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import type { Browser } from '../testing/browser';
import { browse, load } from '../testing/browser';

const LOGIN = '/wp-login.php';
const SETTINGS = '/wp-admin/admin.php?page=wc-settings';

/** Checking passwords is slow, especially on a busy machine. */
jest.setTimeout(30_000);

let store: TestStore;
let stranger: Browser;

beforeEach(async () => {
  store = await openTestStore({ hasPasswords: true });
  stranger = browse(store);
});

afterEach(() => store.close());

const rightPassword = { log: 'administrator', pwd: 'administrator' };

test('a visitor is redirected to the login page and back', async () => {
  const turnedAway = await store.fetch(SETTINGS);
  const login = turnedAway.headers.get('Location') ?? '';
  const response = await stranger.submit(login, rightPassword);

  expect(turnedAway.status).toBe(302);
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe(store.context.siteUrl + SETTINGS);
});

test('the form has the fields that users and password managers expect', async () => {
  const { document } = await stranger.open(LOGIN);

  expect(document.querySelector<HTMLFormElement>('#loginform')?.method).toBe('post');
  expect(document.querySelector('#user_login')?.getAttribute('autocomplete')).toBe('username');
  expect(document.querySelector('#user_pass')?.getAttribute('autocomplete')).toBe('current-password');
  expect(document.querySelectorAll('#rememberme, #wp-submit')).toHaveLength(2);
});

test('the session cookie grants access to the admin', async () => {
  const response = await stranger.send(LOGIN, rightPassword);
  const [cookie = ''] = (response.headers.get('Set-Cookie') ?? '').split(';');
  const page = await store.fetch('/wp-admin/admin.php?page=wc-admin', { headers: { Cookie: cookie } });

  expect(response.headers.get('Location')).toBe(`${store.context.siteUrl}/wp-admin/admin.php?page=wc-admin`);
  expect(page.status).toBe(200);
});

test('the cookie is persistent only with "Remember me"', async () => {
  const forgotten = await stranger.send(LOGIN, rightPassword);
  const remembered = await stranger.send(LOGIN, { ...rightPassword, rememberme: 'forever' });

  expect(forgotten.headers.get('Set-Cookie')).not.toContain('Max-Age');
  expect(remembered.headers.get('Set-Cookie')).toContain('Max-Age=1209600');
});

test.each([
  [{ log: 'administrator', pwd: 'wrong' }, 'incorrect'],
  [{ log: 'nobody', pwd: 'wrong' }, 'incorrect'],
  [{ log: '', pwd: 'x' }, 'enter your username'],
  [{ log: 'administrator', pwd: '' }, 'enter your password'],
])('%o is rejected, and the typed text stays', async (fields, sentence) => {
  const response = await stranger.send(LOGIN, { ...fields, redirect_to: '/shop/' });
  const { document } = await load(response);

  expect(response.headers.get('Set-Cookie')).toBeNull();
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(sentence);
  expect(document.querySelector<HTMLInputElement>('#user_login')?.value).toBe(fields.log);
  expect(document.querySelector<HTMLInputElement>('#user_pass')?.value).toBe('');
  expect(document.querySelector<HTMLInputElement>('[name="redirect_to"]')?.value).toBe('/shop/');
});

describe('after five wrong passwords', () => {
  const attempt = (fields: object = {}) =>
    stranger.send(LOGIN, { log: 'administrator', pwd: 'wrong', ...fields });

  beforeEach(async () => void (await Promise.all(Array.from({ length: 5 }, () => attempt()))));

  test('the correct password is not checked, and the page shows the wait time', async () => {
    const response = await attempt(rightPassword);
    const { document } = await load(response);

    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(document.querySelector('[role="alert"]')?.textContent?.trim()).toBe(
      'Too many failed login attempts. Please wait 30 seconds and try again.',
    );
  });

  test('the correct password works when the time is over, and resets the count', async () => {
    store.advance(30_000);

    expect((await attempt(rightPassword)).status).toBe(302);
    expect((await attempt()).status).toBe(200);
  });

  test('each further one doubles the time, up to 15 minutes', async () => {
    const waits: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      waits.push((await attempt()).headers.get('Retry-After') ?? '');
      store.advance(Number(waits.at(-1)) * 1000);
      await attempt();
    }

    expect(waits).toEqual(['30', '60', '120', '240', '480', '900', '900']);
  });

  test('others may log in, and the uppercase name and the email address are also locked', async () => {
    store.as('shop_manager');

    expect((await attempt({ log: 'shop_manager', pwd: 'shop_manager' })).status).toBe(302);
    expect((await attempt({ log: 'ADMINISTRATOR' })).status).toBe(429);
    expect((await attempt({ log: 'Owner@example.com' })).status).toBe(429);
  });
});

test('many simultaneous logins with the correct password succeed', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => stranger.send(LOGIN, rightPassword)));

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 302));
});

test('scripts in any field are shown as text', async () => {
  const script = '"><script>alert(1)</script>';
  const response = await stranger.send(LOGIN, { log: script, pwd: script, redirect_to: script });
  const { document } = await load(response);

  expect(document.querySelectorAll('script')).toHaveLength(0);
  expect(document.querySelector<HTMLInputElement>('#user_login')?.value).toBe(script);
});

test('does not redirect to another site', async () => {
  const response = await stranger.send(LOGIN, { ...rightPassword, redirect_to: 'https://evil.example/' });

  expect(response.headers.get('Location')).toBe(`${store.context.siteUrl}/wp-admin/admin.php?page=wc-admin`);
});

test("a form of another site can't log anyone in", async () => {
  const response = await stranger.send(LOGIN, rightPassword, 'https://evil.example');

  expect(response.status).toBe(403);
  expect(response.headers.get('Set-Cookie')).toBeNull();
});

test.each([
  ['shop_manager', '/wp-admin/admin.php?page=wc-admin'],
  ['analyst', '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Foverview'],
  ['customer', '/my-account/'],
] as const)('%s starts at %s', async (role, start) => {
  store.as(role);
  const response = await stranger.send(LOGIN, { log: role, pwd: role });

  expect(response.headers.get('Location')).toBe(store.context.siteUrl + start);
});

test('logging in again in the session dialog stays on the page', async () => {
  const form = await stranger.open(`${LOGIN}?interim-login=1`);
  const { status, document, headers } = await load(
    await stranger.submit(`${LOGIN}?interim-login=1`, rightPassword),
  );

  expect(form.document.querySelector('body')?.classList).toContain('interim-login');
  expect(status).toBe(200);
  expect(headers.get('Set-Cookie')).toContain('HttpOnly');
  expect(document.body.textContent).toContain('You are logged in again');
});

describe('logging out', () => {
  const linkOf = (document: Document) =>
    document.querySelector('#wp-admin-bar-logout a')?.getAttribute('href') ?? '';

  test('works with the link in the toolbar', async () => {
    const { cookie } = store.as('administrator');
    const page = await load(await store.fetch(SETTINGS, { headers: { Cookie: cookie } }));
    const gone = await store.fetch(linkOf(page.document), { headers: { Cookie: cookie } });
    const after = await store.fetch(SETTINGS, { headers: { Cookie: cookie } });

    expect(gone.headers.get('Location')).toBe(`${store.context.siteUrl}${LOGIN}?loggedout=true`);
    expect(gone.headers.get('Set-Cookie')).toContain('Max-Age=0');
    expect(after.status).toBe(302);
  });

  test.each(['', '&_wpnonce=0123456789'])(
    'without a nonce, shows a confirmation first (%s)',
    async (proof) => {
      const { cookie } = store.as('administrator');
      const asked = await store.fetch(`${LOGIN}?action=logout${proof}`, { headers: { Cookie: cookie } });
      const after = await store.fetch(SETTINGS, { headers: { Cookie: cookie } });

      expect(asked.status).toBe(403);
      expect((await load(asked)).document.querySelector('a[href*="action=logout"]')).not.toBeNull();
      expect(after.status).toBe(200);
    },
  );

  test("one user's link does not log out another", async () => {
    const { document } = await browse(store, 'shop_manager').open(SETTINGS);
    const { cookie } = store.as('administrator');
    const response = await store.fetch(linkOf(document), { headers: { Cookie: cookie } });

    expect(response.status).toBe(403);
  });
});
