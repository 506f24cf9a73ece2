import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { expect, test } from '../fixtures';
import { HOME } from '../support/urls';
import { freePort } from '../support/free-port';
import { waitForHome } from '../support/wait-for-home';
import type { UserSession } from '../support/user-session';
import { logInToSite } from './users';
import { startWordPressStub } from './start-wordpress';

const { site, openSessionAs, openSession } = startWordPressStub({
  base: '/shop',
  constants: { SCRIPT_DEBUG: true },
  isNetwork: true,
});

/** Debian omits some unminified WordPress files; our files and API responses must not be missing. */
function expectOursToBeThere(session: UserSession): string[] {
  const missing: string[] = [];
  session.page.on('response', (answer) => {
    const url = decodeURIComponent(answer.url());
    if (answer.status() >= 400 && !/\/wp-(?:includes|admin)\//.test(url)) missing.push(url);
  });
  session.allowConsoleMessage(/Failed to load resource: the server responded with a status of (?:404|500)/);
  return missing;
}

async function seeHome(session: UserSession): Promise<void> {
  await expect(session.page.getByRole('heading', { name: 'Welcome to Harbor Goods' })).toBeVisible();
  await waitForHome(session.page);
}

test('works in a subdirectory of a network with unminified WordPress scripts', async () => {
  const session = await openSessionAs('admin');
  const missing = expectOursToBeThere(session);
  await session.open(HOME);

  await seeHome(session);
  expect(missing).toEqual([]);
  expect(await session.page.evaluate(() => Reflect.get(window, 'React').version)).toBe('18.2.0');
  expect(session.apiCalls.length).toBeGreaterThan(0);
});

test.describe('behind a proxy with another path', () => {
  let proxy: Server;
  let port = 0;

  test.beforeAll(async () => {
    port = await freePort();
    proxy = createServer((incoming, answer) => {
      const path = (incoming.url ?? '').replace(/^\/behind/, '/shop');
      const { host } = new URL(site.origin);
      const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
      const passed = request(`${site.origin}${path}`, { method: incoming.method, headers }, (received) => {
        void sendTranslated(received, answer);
      });
      incoming.pipe(passed);
    });
    await new Promise<void>((done) => void proxy.listen(port, '127.0.0.1', done));
  });

  test.afterAll(() => new Promise((done) => void proxy.close(done)));

  /** Replaces the site's URLs in text responses, as such proxies do. */
  async function sendTranslated(received: IncomingMessage, answer: ServerResponse) {
    const escaped = (url: string) => url.replaceAll('/', String.raw`\/`);
    const translate = (text: string) =>
      [String, encodeURIComponent, escaped].reduce(
        (translated, write) => translated.replaceAll(write(site.url), write(outer())),
        text,
      );
    const chunks: Buffer[] = [];
    for await (const chunk of received) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const isText = /text|json|javascript/.test(received.headers['content-type'] ?? '');
    const { location, 'set-cookie': cookies, 'content-length': _length, ...headers } = received.headers;
    answer.writeHead(received.statusCode ?? 502, {
      ...headers,
      ...(location ? { location: translate(location) } : {}),
      ...(cookies ? { 'set-cookie': cookies.map((cookie) => cookie.replaceAll('/shop', '/behind')) } : {}),
    });
    answer.end(isText ? translate(body.toString()) : body);
  }

  const outer = () => `http://127.0.0.1:${port}/behind`;

  test('all requests of the home screen go through the proxy', async () => {
    const session = await openSession();
    const { page } = session;
    const missing = expectOursToBeThere(session);
    const addresses: string[] = [];
    page.on('request', (sent) => void addresses.push(sent.url()));
    await logInToSite(session, outer(), 'admin');
    await page.goto(outer() + HOME);

    await seeHome(session);
    expect(missing).toEqual([]);
    expect(addresses.filter((url) => url.startsWith(site.origin))).toEqual([]);
  });
});

test('on a network, each site has its own deliveries', () => {
  const id = Number(
    site.run(`
      $_SERVER['REMOTE_ADDR'] = '127.0.0.1';
      $id = wp_insert_site( array( 'domain' => get_network()->domain, 'path' => '/other/', 'network_id' => 1, 'user_id' => 1 ) );
      switch_to_blog( $id );
      StoreAdmin\\Deliveries\\Delivery_Store::install();
      $scheduler = "{$wpdb->prefix}actionscheduler";
      $wpdb->query( "CREATE TABLE {$scheduler}_actions (action_id int, hook varchar(99), status varchar(20), group_id int)" );
      $wpdb->query( "CREATE TABLE {$scheduler}_logs (action_id int)" );
      $wpdb->query( "CREATE TABLE {$scheduler}_groups (group_id int, slug varchar(99))" );
      $wpdb->insert( "{$scheduler}_actions", array( 'hook' => 'store_admin_deliver', 'status' => 'pending' ) );
      echo $id;
    `),
  );
  const deactivateOnMainSite = (isNetworkWide: boolean) =>
    site.run(`do_action( 'deactivate_store-admin/store-admin.php', ${String(isNetworkWide)} );`);
  const countScheduled = () =>
    Number(site.run(`echo $wpdb->get_var( 'SELECT COUNT(*) FROM wp_${id}_actionscheduler_actions' );`));

  deactivateOnMainSite(false);
  expect(countScheduled()).toBe(1);

  deactivateOnMainSite(true);
  expect(countScheduled()).toBe(0);

  const tables = site.run(`
    require ABSPATH . 'wp-admin/includes/admin.php';
    wp_delete_site( ${id} );
    echo implode( ' ', $wpdb->get_col( "SHOW TABLES LIKE 'wp\\_${id}\\_store%'" ) );
  `);
  expect(tables).toBe('');
});
