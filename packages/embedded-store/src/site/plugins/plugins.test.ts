import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';
import { setConnected } from '../connections';
import { setOption } from '../options/queries';

const PLUGINS = '/wc-admin/plugins';
const SECOND = 1000;

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

const post = async (path: string, body: unknown) =>
  Object((await admin.call(`${PLUGINS}/${path}`, { method: 'POST', body })).body);
const get = async (path: string) => Object((await admin.call(`${PLUGINS}/${path}`)).body);
const unreachable = (what: unknown) => setOption(store.context.db, 'store_unreachable', what);

test('an installed plugin is active only after activation', async () => {
  const installed = await post('install', { plugins: 'jetpack' });
  expect(installed).toMatchObject({
    data: { installed: ['jetpack'], results: { jetpack: true }, install_time: { jetpack: 0 } },
    errors: { errors: [], error_data: [] },
    success: true,
  });
  expect(await get('installed')).toEqual({ plugins: ['jetpack', 'woocommerce'] });
  expect(await get('active')).toEqual({ plugins: ['woocommerce'] });

  const activated = await post('activate', { plugins: 'jetpack' });

  expect(activated).toMatchObject({
    data: { activated: ['jetpack'], active: ['jetpack', 'woocommerce'] },
    success: true,
  });
});

test('an already installed plugin is listed as installed and has no result', async () => {
  await post('install', { plugins: 'jetpack' });

  const { data } = await post('install', { plugins: 'jetpack, mailpoet' });

  expect(data).toMatchObject({ installed: ['jetpack', 'mailpoet'], results: { mailpoet: true } });
});

test('one failure does not affect the others, and the response is still a 200', async () => {
  const installed = await post('install', {
    plugins: 'broken-plugin,mailpoet,no-such-plugin,broken-activation',
  });
  expect(installed).toMatchObject({ success: false, data: { installed: ['mailpoet', 'broken-activation'] } });
  expect(Object.keys(installed.errors.errors)).toEqual(['broken-plugin', 'no-such-plugin']);

  const activated = await post('activate', { plugins: 'mailpoet,broken-activation,jetpack' });

  expect(activated).toMatchObject({ success: false, data: { activated: ['mailpoet'] } });
  expect(activated.errors.errors).toEqual({
    'broken-activation': [expect.stringContaining('could not be activated')],
    jetpack: [expect.stringContaining('installed first')],
  });
});

test("an unreachable plugin can't be installed", async () => {
  unreachable(['jetpack']);
  expect(await post('install', { plugins: 'jetpack,mailpoet' })).toMatchObject({
    data: { installed: ['mailpoet'] },
    errors: { errors: { jetpack: [expect.any(String)] } },
  });

  unreachable('yes');

  expect(await post('install', { plugins: 'mailchimp-for-woocommerce' })).toMatchObject({ success: false });
});

test.each([[{}], [{ plugins: '' }], [{ plugins: ' , ' }], [{ plugins: ['jetpack'] }]])(
  '%j contains no plugins',
  async (body) => {
    for (const kind of ['install', 'activate']) {
      expect(await admin.call(`${PLUGINS}/${kind}`, { method: 'POST', body })).toMatchObject({
        status: 500,
        body: { code: 'woocommerce_rest_invalid_plugins', data: 404 },
      });
    }
  },
);

test('a background job is pending until it is done', async () => {
  const { data } = await post('install', { plugins: 'jetpack,mailpoet', async: true });
  const job = { job_id: data.job_id, plugins: ['jetpack', 'mailpoet'] };
  expect(await get(`install/status/${data.job_id}`)).toEqual({ ...job, status: 'pending' });
  expect(await get('installed')).toEqual({ plugins: ['woocommerce'] });

  store.advance(SECOND);

  expect(await get('installed')).toEqual({ plugins: ['jetpack', 'mailpoet', 'woocommerce'] });
  expect(await get('install/status')).toEqual([{ ...job, status: 'complete' }]);
  expect((await admin.call(`${PLUGINS}/activate/status/${data.job_id}`)).body).toBe(false);
});

test('a background job with an error has failed', async () => {
  const { data } = await post('activate', { plugins: 'jetpack', async: true });

  store.advance(SECOND);

  expect(await get(`activate/status/${data.job_id}`)).toMatchObject({ status: 'failed' });
});

test('installing takes the configured time', async () => {
  store.context.pluginDelay = 30;
  const start = performance.now();

  const { data } = await post('install', { plugins: 'jetpack,mailpoet' });

  expect(performance.now() - start).toBeGreaterThanOrEqual(59);
  expect(data.install_time).toEqual({ jetpack: 30, mailpoet: 30 });
});

describe('connecting', () => {
  const activate = async (plugins: string) => {
    await post('install', { plugins });
    await post('activate', { plugins });
  };

  test('Jetpack links to its page, which returns to the previous page', async () => {
    await activate('jetpack');
    const back = `${store.context.siteUrl}/wp-admin/admin.php?page=wc-admin&task=tax`;

    const answer = await get(`connect-jetpack?redirect_url=${encodeURIComponent(back)}`);

    expect(answer).toMatchObject({ slug: 'jetpack', name: 'Jetpack' });
    expect(new URL(answer.connectAction).searchParams.get('redirect_uri')).toBe(back);
  });

  test('the state of Jetpack is available once it is active', async () => {
    const ask = () => admin.call('/jetpack/v4/connection');
    expect((await ask()).status).toBe(404);

    await activate('jetpack');
    expect((await ask()).body).toMatchObject({ isActive: false });
    setConnected(store.context.db, 'jetpack', true);

    expect((await ask()).body).toMatchObject({ isActive: true });
    const page = await store.fetch('/wp-admin/admin.php?page=wc-admin', {
      headers: { Cookie: admin.cookie },
    });
    expect(decodeURIComponent(await page.text())).toContain('"jetpackStatus":{"isActive":true}');
    expect((await admin.call('/jetpack/v4/connection/data')).body).toMatchObject({
      currentUser: { username: 'administrator', isConnected: true },
    });
  });

  test.each([
    ['connect-wcpay', 'woocommerce-payments'],
    ['connect-square', 'woocommerce-square'],
  ])('%s needs %s', async (path, slug) => {
    expect(await post(path, {})).toMatchObject({ code: 'woocommerce_rest_helper_connect', data: 500 });

    await activate(slug);

    const { connectUrl } = await post(path, {});
    expect(new URL(connectUrl).origin).toBe(store.context.siteUrl);
  });

  test('the URL for the payments provider has a nonce', async () => {
    await activate('woocommerce-payments');

    const { connectUrl } = await post('connect-wcpay', {});

    expect(new URL(connectUrl).searchParams.get('_wpnonce')).toMatch(/^[0-9a-f]{10}$/);
  });

  test('the marketplace is connected in two steps', async () => {
    unreachable(['marketplace']);
    expect(await post('request-wccom-connect', {})).toMatchObject({
      code: 'woocommerce_rest_helper_connect',
    });
    unreachable('no');

    expect(await post('request-wccom-connect', {})).toMatchObject({ connectAction: expect.any(String) });
    expect(await post('finish-wccom-connect', { request_token: 'abc' })).toEqual({ success: true });

    const { body } = await admin.call('/wc-admin/onboarding/profile?_fields=wccom_connected');
    expect(body).toEqual({ wccom_connected: true });
  });
});
