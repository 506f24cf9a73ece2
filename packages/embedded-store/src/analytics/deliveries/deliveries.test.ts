import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeDatabase, openDatabase, run } from '../../database';
import { dispatchGet } from '../../rest';
import { router } from '../../routes';
import { browse } from '../../pages/testing/browser';
import { createUser, findCredentials, updateUser } from '../../accounts';
import { german } from '../../testing/german';
import { startMailServer } from '../../testing/mail-server';
import type { MailServer, ReceivedMail } from '../../testing/mail-server';
import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { setOption } from '../../site/options/queries';
import { createDeliveryWorker } from './delivery-worker';
import { createSmtpMailer } from './mailer';
import type { DeliveryWorker } from './delivery-worker';

const ROOT = '/store-admin/v1/deliveries';
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const CONTENT = {
  title: 'Orders',
  path: '/analytics/orders',
  query: { period: 'last_7_days', status_is: 'completed' },
  stats: 'orders',
  filters: { status_is: ['completed'] },
  figures: [
    { key: 'orders_count', label: 'Orders', type: 'number' },
    { key: 'net_revenue', label: 'Net sales', type: 'currency' },
  ],
  period: { name: 'last_7_days', compare: 'previous_period' },
  report: 'orders',
  table: { status_is: ['completed'], orderby: 'date', order: 'asc', extended_info: true },
  columns: [
    { key: 'products', label: 'Goods' },
    { key: 'net_total', label: 'Net sales' },
  ],
};

const aDelivery = (change: object = {}) => ({
  name: 'Mornings',
  frequency: 'daily',
  time: '08:00',
  recipients: ['ann@example.com', 'bob@example.com'],
  content: CONTENT,
  ...change,
});

let mails: MailServer;
let store: TestStore;
let worker: DeliveryWorker;
beforeEach(async () => {
  mails = await startMailServer();
  store = await openTestStore();
  store.context.sendsMail = true;
  worker = hire(store, mails.url);
});
afterEach(async () => {
  await worker.stop();
  await store.close();
  await mails.close();
  if (store.reported.length > 0)
    throw new Error('Something failed that nobody expected.', { cause: store.reported });
});

function hire({ context }: TestStore, url: string | undefined): DeliveryWorker {
  const ask = (user: Parameters<typeof dispatchGet>[2], address: string) =>
    dispatchGet(context, router, user, address);
  return createDeliveryWorker(context, ask, url === undefined ? undefined : createSmtpMailer(url));
}

const manager = () => store.as('shop_manager');

async function call(route: string, body?: object, method = body ? 'POST' : 'GET', client = manager()) {
  const answer = await client.call(`${ROOT}${route}`, { method, ...(body && { body }) });
  // oxlint-disable-next-line typescript/no-unsafe-return -- tests compare it with what they expect
  return { status: answer.status, body: answer.body as never };
}

async function make(change: object = {}): Promise<{ id: number; next_at_gmt: string }> {
  const { status, body } = await call('', aDelivery(change));
  expect(status).toBe(200);
  return body;
}

async function lastSend(id: number): Promise<{
  id: number;
  state: string;
  reason: string;
  mails: { address: string; state: string; reason: string }[];
}> {
  const { body } = await call(`/${id}/sends`);
  return body[0];
}

/** Adds a completed order of 12.50. */
async function sell(name: string): Promise<void> {
  const { call: ask } = store.as('administrator');
  const product = await ask('/wc/v3/products', { method: 'POST', body: { name, regular_price: '12.50' } });
  await ask('/wc/v3/orders', {
    method: 'POST',
    body: { status: 'completed', line_items: [{ product_id: Object(product.body).id, quantity: 1 }] },
  });
}

const fromQuoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

/** The decoded parts of a mail, and its unfolded headers. */
function open({ source }: ReceivedMail) {
  const headers = source.split('\r\n\r\n')[0]?.replaceAll(/\r\n\s+/g, ' ') ?? '';
  const parts = source.split(/\r\n--[^\r\n]+\r\n/).map((part) => {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const body = rest.join('\r\n\r\n');
    if (/Transfer-Encoding: base64/i.test(head))
      return Buffer.from(body.split('\r\n--')[0] ?? '', 'base64').toString();
    const joined = body.replaceAll('=\r\n', '');
    return /quoted-printable/i.test(head) ? fromQuoted(joined) : joined;
  });
  const decoded = headers
    .replaceAll('?= =?UTF-8?Q?', '')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, word: string) => fromQuoted(word.replaceAll('_', ' ')));
  return {
    headers: decoded,
    all: parts.join('\n'),
    header: (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(decoded)?.[1],
  };
}

const links = (mail: ReceivedMail | undefined) =>
  /<http[^>]*?(\/store\/unsubscribe[^>]*)>/.exec(
    mail ? (open(mail).header('List-Unsubscribe') ?? '') : '',
  )?.[1] ?? '';

test('sends each recipient an email with totals, the previous period, a CSV file and an unsubscribe link', async () => {
  await sell('Mug');
  store.advance(7 * DAY);
  await sell('=Tea, "green"');
  await sell('Tray');
  const { id } = await make({ name: 'Mornings & <i>more</i>' });
  store.advance(DAY);
  await worker.work();

  expect((await lastSend(id)).state).toBe('sent');
  expect(mails.received.map(({ to }) => to)).toEqual(['ann@example.com', 'bob@example.com']);
  const [ann] = mails.received.map(open);
  expect(ann?.header('To')).toBe('ann@example.com');
  expect(ann?.header('Subject')).toBe('Mornings & <i>more</i> – Test shop, November 22 – 28, 2026');
  expect(ann?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(ann?.all).toContain('Orders: 2 (before: 1, +100%)');
  expect(ann?.all).toContain('Net sales: $25.00 (before: $12.50, +100%)');
  expect(ann?.all).toContain('"1× =Tea, ""green""",12.5\r\n1× Tray,12.5\r\n');
  expect(ann?.all).toContain('\uFEFFGoods,Net sales\r\n');
  expect(ann?.all).toContain(
    '<h1 style="margin:0 0 4px;font-size:20px">Mornings &amp; &lt;i&gt;more&lt;/i&gt;</h1>',
  );
  // Three columns, to fit on a phone.
  expect(ann?.all).toMatch(
    /<td [^>]*><strong>\$25\.00<\/strong><\/td>\s*<td [^>]*>\$12\.50 \(\+100%\)<\/td>\s*<\/tr>/,
  );
});

test('sends once a day at the scheduled time, and only once after missed times', async () => {
  setOption(store.context.db, 'timezone_string', 'Europe/Berlin');
  const { id, next_at_gmt: first } = await make({ recipients: ['ann@example.com'] });
  expect(first).toBe('2026-11-20T07:00:00');
  await worker.work();
  expect(mails.received).toEqual([]);

  store.advance(6 * HOUR);
  await worker.work();
  await worker.work();
  expect(mails.received).toHaveLength(1);

  store.advance(10 * DAY);
  await worker.work();
  await worker.work();

  expect(mails.received).toHaveLength(2);
  expect((await call('')).body).toMatchObject([{ id, next_at_gmt: '2026-12-01T07:00:00' }]);
});

test('reschedules the next send when the store time zone changes', async () => {
  await make();
  setOption(store.context.db, 'timezone_string', 'America/New_York');
  await worker.work();

  expect((await call('')).body).toMatchObject([{ next_at_gmt: '2026-11-20T13:00:00' }]);
});

test("a temporarily wrong clock doesn't delay the schedule", async () => {
  await make();
  await make({ name: 'Months', frequency: 'monthly', month_day: 21 });
  store.advance(200 * 365 * DAY);
  await worker.work();
  store.advance(-200 * 365 * DAY);

  await worker.work();

  expect((await call('')).body).toMatchObject([
    { name: 'Months', next_at_gmt: '2026-11-21T08:00:00' },
    { name: 'Mornings', next_at_gmt: '2026-11-20T08:00:00' },
  ]);
});

test('two processes send the same delivery only once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  const file = path.join(folder, 'store.db');
  const shared = await openTestStore({ file });
  const second = openDatabase(file);
  const other = hire({ ...shared, context: { ...shared.context, db: second } }, mails.url);
  const one = hire(shared, mails.url);
  const { call: ask } = shared.as('shop_manager');
  await ask(ROOT, { method: 'POST', body: aDelivery() });
  shared.advance(DAY);

  await Promise.all([one.work(), other.work(), one.work()]);

  expect(mails.received.map(({ to }) => to).toSorted()).toEqual(['ann@example.com', 'bob@example.com']);
  await Promise.all([one.stop(), other.stop()]);
  closeDatabase(second);
  await shared.close();
  rmSync(folder, { recursive: true });
});

test('reports a send interrupted by a crash and resends it only on request', async () => {
  const { id } = await make();
  store.advance(DAY);
  const arrived = new Promise<void>((resolve) => {
    mails.onMail(() => {
      resolve();
      return new Promise(() => {});
    });
  });
  const crashed = worker.work();
  await arrived;
  const heir = hire(store, mails.url);
  await heir.work();
  expect(await lastSend(id)).toMatchObject({ state: 'sending' });

  store.advance(6 * 60 * 1000);
  await heir.work();
  expect(await lastSend(id)).toMatchObject({
    state: 'interrupted',
    mails: [
      {
        address: 'ann@example.com',
        state: 'failed',
        reason: expect.stringContaining('may have been delivered'),
      },
      {
        address: 'bob@example.com',
        state: 'failed',
        reason: expect.stringContaining('before this email was sent'),
      },
    ],
  });
  await heir.work();
  expect(mails.received).toHaveLength(1);

  mails.onMail(undefined);
  await call(`/${id}/sends/${(await lastSend(id)).id}/retry`, {});
  await heir.work();
  expect((await lastSend(id)).state).toBe('sent');
  expect(mails.received.map(({ to }) => to)).toEqual([
    'ann@example.com',
    'ann@example.com',
    'bob@example.com',
  ]);
  await heir.stop();
  await mails.close();
  await crashed;
});

test('an email whose sent state could not be saved counts as possibly delivered, not as failed', async () => {
  const { id } = await make({ recipients: ['ann@example.com'] });
  const { db } = store.context;
  run(
    db,
    `CREATE TRIGGER full BEFORE UPDATE ON delivery_mails WHEN NEW.state = 'sent'
     BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
  );
  await call(`/${id}/send`, {});
  await expect(worker.work()).rejects.toThrow('full');
  run(db, 'DROP TRIGGER full');
  expect(await lastSend(id)).toMatchObject({ state: 'sending', mails: [{ state: 'sending' }] });

  await call(`/${id}/sends/${(await lastSend(id)).id}/retry`, {});
  store.advance(6 * 60 * 1000);
  await worker.work();

  expect(await lastSend(id)).toMatchObject({
    state: 'interrupted',
    mails: [{ reason: expect.stringContaining('may have been delivered') }],
  });
  expect(mails.received).toHaveLength(1);
});

test('reports why a send failed, and a retry sends the same data only to the failed recipients', async () => {
  mails.refuse('bob@example.com');
  const { id } = await make();
  await call(`/${id}/send`, {});
  await worker.work();
  const failed = await lastSend(id);
  expect(failed).toMatchObject({
    state: 'partly',
    mails: [
      { state: 'sent' },
      { address: 'bob@example.com', state: 'failed', reason: expect.stringContaining('Nobody of that name') },
    ],
  });

  await sell('Mug');
  mails.refuse('bob@example.com', false);
  await call(`/${id}/sends/${failed.id}/retry`, {});
  await worker.work();

  expect(await lastSend(id)).toMatchObject({ id: failed.id, state: 'sent' });
  expect(mails.received.map(({ to }) => to)).toEqual(['ann@example.com', 'bob@example.com']);
  expect(open(mails.received[1] as ReceivedMail).all).toContain('Orders: 0');
  expect((await call(`/${id}/sends/${failed.id}/retry`, {})).status).toBe(409);
});

test('all emails fail when the mail server is unavailable', async () => {
  const { id } = await make();
  await mails.close();
  await call(`/${id}/send`, {});
  await worker.work();

  const { state, mails: lost } = await lastSend(id);
  expect(state).toBe('failed');
  expect(lost.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/ECONNREFUSED/),
    expect.anything(),
  ]);
});

describe('a scheduled report that was not sent', () => {
  const INBOX = '/wc-analytics/admin/notes?type=warning&status=unactioned';
  const inbox = async () => (await manager().call(INBOX)).body as { id: number; content: string }[];
  const isUnread = async () => Object((await call('')).body[0])['has_unread_failure'];
  /** The data that a page preloads for its user. */
  const printed = async (role: 'shop_manager' | 'analyst' = 'shop_manager') => {
    const { globals } = await browse(store, role).open('/wp-admin/admin.php?page=wc-admin');
    return JSON.parse(JSON.stringify(Object(globals['storeAdminHost'])['failedDeliveries']));
  };

  async function failOnce(): Promise<void> {
    store.advance(DAY);
    await worker.work();
  }

  test('shows an inbox note with its reports, also on pages, until it is read', async () => {
    mails.refuse('bob@example.com');
    const { id } = await make({ name: 'Mornings & <i>more</i>' });
    expect(await printed()).toEqual([]);

    await failOnce();
    const [note] = await inbox();
    expect(note).toMatchObject({
      name: `store-admin-delivery-${id}`,
      title: 'A scheduled report could not be sent',
      content: expect.stringMatching(/^“Mornings &amp; &lt;i&gt;more&lt;\/i&gt;”: .*Nobody of that name/),
      actions: [
        {
          label: 'View report',
          url: expect.stringMatching(/page=wc-admin&path=%2Fanalytics%2Forders&period=last_7_days/),
          status: 'unactioned',
        },
      ],
    });
    expect(await isUnread()).toBe(true);
    expect(await printed()).toEqual([{ id, name: 'Mornings & <i>more</i>', path: '/analytics/orders' }]);
    expect(await printed('analyst')).toEqual([]);

    await call('/read', {}, 'POST', store.as('analyst'));
    expect(await isUnread()).toBe(true);
    await call('/read', {});
    expect(await isUnread()).toBe(false);
    expect(await inbox()).toEqual([]);
    expect(await printed()).toEqual([]);
  });

  test('adds one note a day, read or not, and a new one the next day', async () => {
    mails.refuse('bob@example.com');
    const { id } = await make();
    store.advance(7 * HOUR);
    await worker.work();
    expect(await inbox()).toHaveLength(1);
    await call('/read', {});

    await call(`/${id}`, { time: '15:00' });
    store.advance(7 * HOUR);
    await worker.work();
    expect((await call(`/${id}/sends`)).body).toHaveLength(2);
    expect(await inbox()).toEqual([]);
    expect(await isUnread()).toBe(false);

    await failOnce();
    expect(await inbox()).toHaveLength(1);
  });

  test('removes the note once the report is sent or deleted', async () => {
    mails.refuse('bob@example.com');
    const { id } = await make();
    await failOnce();
    mails.refuse('bob@example.com', false);
    await call(`/${id}/send`, {});
    await worker.work();
    expect(await inbox()).toEqual([]);
    expect(await isUnread()).toBe(false);

    mails.refuse('bob@example.com');
    await failOnce();
    expect(await inbox()).toHaveLength(1);
    await call(`/${id}`, undefined, 'DELETE');
    expect(await inbox()).toEqual([]);
  });

  test('adds no note for a send started by the user', async () => {
    mails.refuse('bob@example.com');
    const { id } = await make();
    await call(`/${id}/send`, {});
    await worker.work();

    expect((await lastSend(id)).state).toBe('partly');
    expect(await inbox()).toEqual([]);
  });
});

test('previews an email before sending, with saved or changed settings', async () => {
  await sell('Mug');
  const { name, content } = aDelivery();
  const { body: fresh } = await call('/preview', { name, content });
  expect(fresh).toEqual({
    subject: expect.stringMatching(/^Mornings – .*2026$/),
    text: expect.stringContaining('Net sales: $12.50'),
  });
  expect(Object(fresh).text).not.toContain('Unsubscribe');

  const { id } = await make();
  const { body: changed } = await call(`/${id}/preview`, { name: 'Evenings' });
  expect(Object(changed).subject).toMatch(/^Evenings – /);
  expect((await call(`/${id}/preview`, {}, 'POST', store.as('analyst'))).status).toBe(404);
  expect((await call('/preview', { name })).status).toBe(400);
  expect(mails.received).toEqual([]);
  expect((await call(`/${id}/sends`)).body).toEqual([]);
});

test('previews only what the owner may still read', async () => {
  const { body } = await call(
    '',
    aDelivery({ recipients: ['analyst@example.com'] }),
    'POST',
    store.as('analyst'),
  );
  run(store.context.db, "UPDATE users SET role = 'customer' WHERE login = 'analyst'");

  expect(await call(`/${Object(body).id}/preview`, {})).toMatchObject({
    status: 400,
    body: {
      code: 'store_admin_no_report',
      message: expect.stringContaining('no longer has permission to view reports'),
    },
  });
});

test('explains that a preview is not possible with the parameters of the view', async () => {
  const content = { ...CONTENT, figures: [], table: { orderby: 'nothing' } };

  expect(await call('/preview', { name: 'Mornings', content })).toMatchObject({
    status: 400,
    body: { code: 'store_admin_no_report', message: expect.stringContaining('orderby') },
  });
});

test('suggests everybody who may view reports, however many customers there are', async () => {
  for (let count = 0; count < 100; count += 1) {
    createUser(store.context.db, {
      login: `a${count}`,
      password: undefined,
      email: `a${count}@example.com`,
      role: 'customer',
      registeredAt: new Date(0),
    });
  }
  await call('/options', undefined, 'GET', store.as('analyst'));
  const { body } = await call('/options');
  expect(Object(body).people.map(({ address }: { address: string }) => address)).toEqual(
    expect.arrayContaining(['analyst@example.com', 'shop_manager@example.com']),
  );
  expect(Object(body).people).not.toContainEqual(expect.objectContaining({ address: 'a0@example.com' }));
});

test('separates an Arabic currency symbol from other numbers in a price', async () => {
  await sell('Mug');
  await store
    .as('administrator')
    .call('/wc/v3/settings/general/woocommerce_currency', { method: 'POST', body: { value: 'KWD' } });
  const { name, content } = aDelivery();

  const { body } = await call('/preview', { name, content });
  expect(Object(body).text).toContain('Net sales: \u2068د.ك12.50\u2069');
});

test('clicking send twice sends once, and a paused report is not sent', async () => {
  const { id } = await make();
  const [one, two] = [await call(`/${id}/send`, {}), await call(`/${id}/send`, {})];
  expect(two.body).toEqual(one.body);
  await worker.work();
  expect(mails.received).toHaveLength(2);

  expect((await call(`/${id}`, { is_paused: true })).body).toMatchObject({
    is_paused: true,
    next_at_gmt: null,
  });
  store.advance(3 * DAY);
  await worker.work();
  expect(mails.received).toHaveLength(2);

  // Missed sends are not repeated.
  expect((await call(`/${id}`, { is_paused: false })).body).toMatchObject({
    next_at_gmt: '2026-11-23T08:00:00',
  });
  await worker.work();
  expect(mails.received).toHaveLength(2);
});

test('an unsubscribe link removes one recipient from one report when submitted, not when opened', async () => {
  const [one, other] = [await make({ recipients: ['ann@example.com'] }), await make({ name: 'Evenings' })];
  await call(`/${one.id}/send`, {});
  await worker.work();
  const link = links(mails.received[0]);

  const page = await (await store.fetch(link)).text();
  expect(page).toContain('Do you want to stop receiving “Mornings” at ann@example.com?');
  expect((await call('')).body).toMatchObject([{ name: 'Evenings' }, { recipients: [{ has_ended: false }] }]);
  // As mail clients do (RFC 8058), without cookies.
  const ended = await store.fetch(link, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(ended.status).toBe(200);

  expect((await call('')).body).toMatchObject([
    { name: 'Evenings', recipients: [{ has_ended: false }, { has_ended: false }] },
    { name: 'Mornings', recipients: [{ address: 'ann@example.com', has_ended: true }] },
  ]);
  expect((await call(`/${one.id}/send`, {})).status).toBe(409);
  // After removing and adding a recipient again, the unsubscribe still counts.
  await call(`/${one.id}`, { recipients: ['bob@example.com'] });
  const back = await call(`/${one.id}`, { recipients: ['Ann@example.com', 'bob@example.com'] });
  expect(back.body).toMatchObject({ recipients: [{ has_ended: true }, { has_ended: false }] });
  store.advance(DAY);
  await worker.work();
  expect(
    mails.received
      .map(({ to }) => to)
      .slice(1)
      .toSorted(),
  ).toEqual(['ann@example.com', 'bob@example.com', 'bob@example.com']);
  expect(other.id).not.toBe(one.id);
});

test.each(['', 'nothing', 'WzEsImFubkBleGFtcGxlLmNvbSJd', 'WzEsImFubkBleGFtcGxlLmNvbSJd.AAAA', '.'])(
  'the unsubscribe token "%s" is rejected',
  async (token) => {
    const { id } = await make({ recipients: ['ann@example.com'] });
    const answer = await store.fetch(`/store/unsubscribe?token=${token}`, { method: 'POST' });

    expect(answer.status).toBe(403);
    expect((await call('')).body).toMatchObject([{ id, recipients: [{ has_ended: false }] }]);
  },
);

test("typed text can't add email headers", async () => {
  const { id } = await make({ name: 'Fine\r\nBcc: eve@example.com', recipients: ['ann@example.com'] });
  setOption(store.context.db, 'woocommerce_email_from_name', 'Shop\r\nBcc: eve@example.com');
  await call(`/${id}/send`, {});
  await worker.work();

  expect(mails.received).toHaveLength(1);
  expect(open(mails.received[0] as ReceivedMail).headers).not.toMatch(/^Bcc/im);
  const status = await call('', aDelivery({ recipients: ['ann@example.com\r\nBcc: eve@example.com'] }));
  expect(status).toMatchObject({
    status: 400,
    body: { data: { params: { recipients: expect.any(String) } } },
  });
});

test('without a mail server, shows store managers the emails that would have been sent', async () => {
  const quiet = hire(store, undefined);
  store.context.sendsMail = false;
  await sell('Mug');
  const { id } = await make({ recipients: ['ann@example.com'] });
  await call(`/${id}/send`, {});
  await quiet.work();
  const see = (address: string, role: 'shop_manager' | 'analyst') =>
    store.fetch(address, { headers: { Cookie: store.as(role).cookie } });

  expect(await lastSend(id)).toMatchObject({ state: 'kept', mails: [{ state: 'kept' }] });
  const page = await (await see('/store/outbox', 'shop_manager')).text();
  expect(page).toContain('To ann@example.com');
  expect(page).toContain('Orders: 1');
  const [, file = ''] = /href="(\/store\/outbox\/\d+)"/.exec(page) ?? [];
  expect(await (await see(file, 'shop_manager')).text()).toContain('1× Mug,12.5');
  expect((await see('/store/outbox', 'analyst')).status).toBe(403);
  expect((await see(file, 'analyst')).status).toBe(403);
  expect((await store.fetch('/store/outbox')).status).toBe(302);
  await quiet.stop();
});

describe('a read-only account', () => {
  const analyst = () => store.as('analyst');

  test('has a limit that does not count toward the deliveries of others', async () => {
    const own = aDelivery({ recipients: ['analyst@example.com'] });
    for (let count = 0; count < 50; count += 1) {
      expect((await call('', own, 'POST', analyst())).status).toBe(200);
    }

    expect(await call('', own, 'POST', analyst())).toMatchObject({
      status: 409,
      body: { code: 'store_admin_too_many_deliveries' },
    });
    expect((await call('', aDelivery())).status).toBe(200);
  });

  test('can only create deliveries to itself and sees no other deliveries', async () => {
    const { id } = await make();
    const refused = await call('', aDelivery(), 'POST', analyst());
    expect(refused).toMatchObject({
      status: 400,
      body: { data: { params: { recipients: expect.stringContaining('your own address') } } },
    });
    const own = await call('', aDelivery({ recipients: ['ANALYST@example.com'] }), 'POST', analyst());
    expect(own.status).toBe(200);

    expect((await call('', undefined, 'GET', analyst())).body).toMatchObject([{ owner: 'analyst' }]);
    expect((await call('/options', undefined, 'GET', analyst())).body).toMatchObject({
      people: [{ address: 'analyst@example.com' }],
      may_choose_anyone: false,
    });
    expect((await call(`/${id}`, { name: 'Mine' }, 'POST', analyst())).status).toBe(404);
    expect((await call(`/${id}/send`, {}, 'POST', analyst())).status).toBe(404);
    expect((await call('')).body).toHaveLength(2);
  });

  const OLD = 'analyst@example.com';
  const move = (email: string) => analyst().call('/wp/v2/users/me', { method: 'POST', body: { email } });

  test('receives reports at its current email address, not at a previous one', async () => {
    const { body } = await call('', aDelivery({ recipients: [OLD] }), 'POST', analyst());
    const { id } = Object(body) as { id: number };
    await call(`/${id}/send`, {}, 'POST', analyst());
    await move('moved@example.com');
    await worker.work();
    expect(mails.received).toEqual([]);
    const missed = await lastSend(id);
    expect(missed).toMatchObject({ state: 'failed', mails: [{ address: OLD, state: 'failed' }] });

    expect((await call(`/${id}/sends/${missed.id}/retry`, {}, 'POST', analyst())).status).toBe(409);
    expect((await call(`/${id}`, { recipients: [OLD] }, 'POST', analyst())).status).toBe(400);
    expect((await call(`/${id}`, { name: 'Evenings' }, 'POST', analyst())).body).toMatchObject({
      recipients: [{ address: 'moved@example.com' }],
    });
    store.advance(DAY);
    await worker.work();
    expect(mails.received.map(({ to }) => to)).toEqual(['moved@example.com']);
  });

  test("can't send to others, even when edited by a manager or after a demotion", async () => {
    const { body } = await call('', aDelivery({ recipients: [OLD] }), 'POST', analyst());
    const others = await call(`/${Object(body).id}`, { recipients: [OLD, 'eve@example.com'] });
    expect(others).toMatchObject({
      status: 400,
      body: { data: { params: { recipients: expect.stringContaining('The reports of analyst') } } },
    });

    const { id } = await make();
    run(store.context.db, "UPDATE users SET role = 'analyst' WHERE login = 'shop_manager'");
    store.advance(DAY);
    await worker.work();
    expect(mails.received.map(({ to }) => to).toSorted()).toEqual([OLD, 'shop_manager@example.com']);
    expect(id).toBeGreaterThan(0);
  });

  test('gets no more reports after losing read access', async () => {
    const { body } = await call('', aDelivery({ recipients: ['analyst@example.com'] }), 'POST', analyst());
    run(store.context.db, "UPDATE users SET role = 'customer' WHERE login = 'analyst'");
    store.advance(DAY);
    await worker.work();

    expect(mails.received).toEqual([]);
    expect(await lastSend(Object(body).id)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('no longer has permission to view reports'),
    });
  });
});

test.each<[string, object, string]>([
  ['an invalid time', { time: '24:00' }, 'time'],
  ['an invalid frequency', { frequency: 'hourly' }, 'frequency'],
  ['an invalid weekday', { weekday: 7 }, 'weekday'],
  ['an empty name', { name: ' \n ' }, 'name'],
  ['no recipients', { recipients: [] }, 'recipients'],
  [
    'too many recipients',
    { recipients: Array.from({ length: 21 }, (_, place) => `p${place}@example.com`) },
    'recipients',
  ],
  ['an unknown report', { content: { ...CONTENT, report: 'constructor' } }, 'content'],
  ['an external path', { content: { ...CONTENT, path: '//evil.example' } }, 'content'],
  ['a column without a label', { content: { ...CONTENT, columns: [{ key: 'a' }] } }, 'content'],
  ['invalid parameters', { content: { ...CONTENT, filters: { a: { b: 1 } } } }, 'content'],
])('rejects %s with an error for its field', async (_, change, name) => {
  const { status, body } = await call('', aDelivery(change));

  expect(status).toBe(400);
  expect(Object.keys(Object(body).data.params)).toEqual([name]);
});

test('shows the error of a report that rejects the parameters of the view', async () => {
  const { id } = await make({ content: { ...CONTENT, filters: { match: 'some' } } });
  await call(`/${id}/send`, {});
  await worker.work();

  expect(await lastSend(id)).toMatchObject({ state: 'failed', reason: expect.stringContaining('match') });
});

test('limits how often a user can send a report', async () => {
  const { id } = await make({ recipients: ['ann@example.com'] });
  for (let times = 0; times < 10; times += 1) {
    expect((await call(`/${id}/send`, {})).status).toBe(200);
    store.advance(1000);
    await worker.work();
  }

  expect((await call(`/${id}/send`, {})).status).toBe(429);
  store.advance(HOUR);
  expect((await call(`/${id}/send`, {})).status).toBe(200);
});

test('deleting and recreating a report does not reset the send limit', async () => {
  for (let times = 0; times < 10; times += 1) {
    const { id } = await make({ recipients: ['ann@example.com'] });
    expect((await call(`/${id}/send`, {})).status).toBe(200);
    await worker.work();
    await call(`/${id}`, undefined, 'DELETE');
  }
  const { id } = await make({ recipients: ['ann@example.com'] });

  expect((await call(`/${id}/send`, {})).status).toBe(429);
  expect(mails.received).toHaveLength(10);
});

test('retries count toward the send limit', async () => {
  mails.refuse('ann@example.com');
  const { id } = await make({ recipients: ['ann@example.com'] });
  await call(`/${id}/send`, {});
  const statuses: number[] = [];
  for (let times = 0; times < 10; times += 1) {
    await worker.work();
    statuses.push((await call(`/${id}/sends/${(await lastSend(id)).id}/retry`, {})).status);
  }

  expect(statuses).toEqual([...Array<number>(9).fill(200), 429]);
});

test('changing the time repeatedly does not bypass the send limit', async () => {
  const { id } = await make({ recipients: ['ann@example.com'], time: '02:00' });
  store.advance(HOUR);
  for (let minute = 1; minute < 58; minute += 1) {
    await call(`/${id}`, { time: `02:${String(minute).padStart(2, '0')}` });
    store.advance(60 * 1000);
    await worker.work();
  }

  expect(mails.received).toHaveLength(50);
  expect(await lastSend(id)).toMatchObject({
    state: 'failed',
    reason: 'Too many reports were sent in the last hour.',
  });
});

test('every report can be sent, with and without a date range', async () => {
  const reports = ['revenue', 'orders', 'products', 'variations', 'categories', 'coupons', 'taxes'];
  const timeless = ['stock', 'customers', 'downloads'];
  for (const report of [...reports, ...timeless]) {
    const stats = report === 'categories' ? 'products' : report;
    const period = timeless.includes(report) ? null : CONTENT.period;
    const content = { ...CONTENT, stats, report, period, filters: {}, table: {}, figures: CONTENT.figures };
    const { id } = await make({ name: report, recipients: ['ann@example.com'], content });
    await call(`/${id}/send`, {});
    await worker.work();
    expect([report, (await lastSend(id)).reason]).toEqual([report, '']);
  }

  expect(mails.received).toHaveLength(10);
});

describe('in several languages', () => {
  beforeEach(async () => {
    await worker.stop();
    await store.close();
    store = await openTestStore({ translations: german });
    store.context.sendsMail = true;
    worker = hire(store, mails.url);
    const { db } = store.context;
    for (const role of ['shop_manager', 'analyst'] as const) store.as(role);
    const analyst = findCredentials(db, 'analyst')?.user;
    if (analyst) updateUser(db, analyst, { locale: 'de_DE' });
  });

  const mailTo = (address: string) => {
    const mail = mails.received.find(({ to }) => to === address);
    return mail ? open(mail) : undefined;
  };

  test("a recipient with an account gets the email in their language, others in the owner's language", async () => {
    await sell('Mug');
    await make({ recipients: ['analyst@example.com', 'ann@example.com', 'shop_manager@example.com'] });
    store.advance(DAY);

    await worker.work();

    const [analyst, ann, manager] = ['analyst', 'ann', 'shop_manager'].map(
      (name) => mailTo(`${name}@example.com`)?.all ?? '',
    );
    expect(analyst).toContain('Bestellungen: Mornings');
    expect(analyst).toContain('Nettoumsatz: $12.50 (vorher: $0.00)');
    expect(analyst).toContain('lang="de-DE"');
    expect(analyst).toContain('>Abbestellen</a>');
    for (const english of [ann, manager]) {
      expect(english).toContain('Orders: Mornings');
      expect(english).toContain('>Unsubscribe</a>');
      expect(english).toContain('lang="en-US"');
    }
  });

  test('each user sees the failure reason in their language', async () => {
    const { id } = await make({ recipients: ['ann@example.com'] });
    run(
      store.context.db,
      "INSERT INTO delivery_sends (id, delivery_id, cause, due_at, state, touched_at) VALUES (1, ?, 'person', 0, 'failed', 0)",
      id,
    );
    run(
      store.context.db,
      `INSERT INTO delivery_mails (send_id, address, state, reason, changed_at)
       VALUES (1, 'ann@example.com', 'failed', 'This recipient was removed.', 0)`,
    );
    setOption(store.context.db, 'WPLANG', 'de_DE');

    expect((await lastSend(id)).mails[0]?.reason).toBe('Dieser Empfänger wurde entfernt.');
  });
});
