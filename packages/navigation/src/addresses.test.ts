import {
  getHistory,
  getNewPath,
  getPath,
  getQuery,
  isWCAdmin,
  navigateAfter,
  navigateTo,
  isDashboardUrl,
  parseAdminUrl,
  safeUrl,
  setRenderedByDashboard,
  updateQueryString,
} from './index';

const HOME = '/wp-admin/admin.php?page=wc-admin';

beforeEach(() => getHistory().replace(HOME));

test.each([
  ['the home screen', HOME, '/'],
  ['a report', `${HOME}&path=%2Fanalytics%2Frevenue`, '/analytics/revenue'],
  ['an empty path', `${HOME}&path=`, '/'],
])('reads the path of %s from the query', (_, address, path) => {
  getHistory().push(address);

  expect(getPath()).toBe(path);
  expect(getHistory().location.pathname).toBe(path);
  expect(getHistory().location.search).toBe(address.slice('/wp-admin/admin.php'.length));
});

test.each([
  [
    'adds to the current query',
    { task: 'tax' },
    undefined,
    'page=wc-admin&path=%2Fcustomers&paged=2&task=tax',
  ],
  [
    'omits undefined and null parameters',
    { paged: undefined, path: null },
    undefined,
    'page=wc-admin&path=%2Fcustomers',
  ],
  ['changes the path', {}, '/marketing', 'page=wc-admin&path=%2Fmarketing&paged=2'],
  ['omits the path on the home screen', { paged: null }, '/', 'page=wc-admin'],
])('a new URL %s', (_, change, path, search) => {
  getHistory().push(`${HOME}&path=%2Fcustomers&paged=2`);

  const address = getNewPath(change, path);

  const [file, query] = address.split('?');
  expect(file).toBe('admin.php');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual(
    Object.fromEntries(new URLSearchParams(search)),
  );
});

test('adds a history entry when the query changes', () => {
  updateQueryString({ task: 'shipping' });

  expect(getHistory().action).toBe('PUSH');
  expect(getQuery()).toEqual({ page: 'wc-admin', task: 'shipping' });
  expect(window.location.href).toBe(`${window.location.origin}${HOME}&task=shipping`);
});

test.each([
  ['admin.php?page=wc-settings', '/wp-admin/admin.php?page=wc-settings'],
  ['/wp-admin/edit.php?post_type=product', '/wp-admin/edit.php?post_type=product'],
  ['/analytics/revenue', '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue'],
])('resolves %s as an admin URL', (url, expected) => {
  expect(parseAdminUrl(url).href).toBe(`${window.location.origin}${expected}`);
});

test('keeps an absolute URL unchanged', () => {
  expect(parseAdminUrl('https://elsewhere.example/x').href).toBe('https://elsewhere.example/x');
});

test.each([
  ['admin.php?page=wc-admin', true],
  ['admin.php?page=wc-admin&path=%2Fcustomers', true],
  ['admin.php?page=wc-settings', false],
  ['admin.php?page=wc-admin-extension', false],
  ['edit.php?page=wc-admin', false],
  ['https://elsewhere.example/wp-admin/admin.php?page=wc-admin', false],
  ['/second-site/wp-admin/admin.php?page=wc-admin', false],
])('%s is a page of the dashboard: %s', (url, expected) => {
  expect(isWCAdmin(url)).toBe(expected);
});

test('navigates between dashboard pages without a page load', () => {
  navigateTo({ url: 'admin.php?page=wc-admin&task=tax#rates' });

  expect(getQuery()).toEqual({ page: 'wc-admin', task: 'tax' });
  expect(getHistory().location.hash).toBe('#rates');
});

test('opens a dashboard page while earlier requests are pending', async () => {
  await navigateAfter(new Promise(() => {}), { url: 'admin.php?page=wc-admin&task=tax' });

  expect(getQuery()).toEqual({ page: 'wc-admin', task: 'tax' });
});

describe('a URL outside the dashboard', () => {
  // Not followed, since jsdom cannot navigate.
  const url = 'mailto:somebody@store.example';

  test('waits for pending requests, whether they succeed or fail', async () => {
    let fail = () => {};
    const work = new Promise<void>((_, reject) => (fail = () => reject(new Error('Refused.'))));
    const left = jest.fn();
    const leaving = navigateAfter(work, { url }, 60_000).then(left);

    await Promise.resolve();
    expect(left).not.toHaveBeenCalled();
    fail();
    await leaving;

    expect(left).toHaveBeenCalledTimes(1);
  });

  test('waits on a classic page even for a dashboard page, since it is loaded', async () => {
    getHistory().replace('/wp-admin/admin.php?page=wc-settings');
    // jsdom reports page loads as not implemented.
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    let finish = () => {};
    const work = new Promise<void>((resolve) => (finish = resolve));
    const leaving = navigateAfter(work, { url: HOME }, 60_000);

    await Promise.resolve();
    expect(said).not.toHaveBeenCalled();
    finish();
    await leaving;

    expect(said).toHaveBeenCalledTimes(1);
  });

  test('stops waiting after a timeout', async () => {
    await expect(navigateAfter(new Promise(() => {}), { url }, 5)).resolves.toBeUndefined();
  });
});

test('does not follow a javascript URL', () => {
  navigateTo({ url: 'javascript:document.title=1' });

  expect(document.title).toBe('');
});

test.each([
  ['https://shop.example/', true],
  ['http://shop.example/', true],
  ['admin.php?page=wc-admin', true],
  ['//elsewhere.example/', true],
  ['javascript:alert(1)', false],
  [' java\nscript:alert(1)', false],
  ['data:text/html,x', false],
  ['http://[', false],
])('%j may be linked to: %s', (url, expected) => {
  expect(safeUrl(url)).toBe(expected ? url : undefined);
});

describe('pages rendered by the host', () => {
  beforeEach(() => {
    getHistory().replace('/wp-admin/admin.php?page=wc-admin');
    setRenderedByDashboard(({ path = '/' }) => path !== '/market');
  });
  afterEach(() => setRenderedByDashboard(() => true));

  test('are distinguished from those that open without a page load', () => {
    expect(isDashboardUrl('admin.php?page=wc-admin&path=%2Fcustomers')).toBe(true);
    expect(isDashboardUrl('admin.php?page=wc-admin&path=%2Fmarket')).toBe(false);
    expect(isDashboardUrl('admin.php?page=wc-settings')).toBe(false);
  });

  test('do not become the URL, whoever pushes them', () => {
    // jsdom reports page loads as not implemented.
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});

    getHistory().push('admin.php?page=wc-admin&path=%2Fmarket');
    getHistory().replace({ search: '?page=wc-admin&path=%2Fmarket' });

    expect(getPath()).toBe('/');
    expect(said).toHaveBeenCalledTimes(2);
  });
});
