import { setOption } from '../../site/options/queries';
import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';
import { KEPT_EVENTS } from '../../site/events';
import { load } from '../testing/browser';

const TRACKING = 'woocommerce_allow_tracking';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
  setOption(store.context.db, TRACKING, 'yes');
});
afterEach(() => store.close());

let sent = 0;
const anEvent = (name: string, properties: object = {}) => ({
  key: `event-${(sent += 1)}-key`,
  name,
  properties,
});

const post = (body: unknown, { client = admin, origin = store.context.siteUrl } = {}) =>
  store.fetch('/store/events', {
    method: 'POST',
    headers: { Cookie: client.cookie, Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const record = (...events: object[]) => post({ nonce: admin.nonce, events });

const open = (address: string, client = admin) =>
  store.fetch(address, { headers: { Cookie: client.cookie } });

async function read(search = ''): Promise<{ total: number; names: unknown; events: { name: string }[] }> {
  return (await open(`/store/events.json${search}`)).json();
}

async function openPage(search = '') {
  const { document } = await load(await open(`/store/events${search}`));
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    row.textContent.replaceAll(/\s+/g, ' ').trim(),
  );
  const links = [...document.querySelectorAll('.store-events-pages a')].map((link) =>
    link.getAttribute('href'),
  );
  return { document, rows, links };
}

test('recorded events can be read, newest first', async () => {
  await record(anEvent('page_view', { path: '/' }), anEvent('tasklist_click', { task_name: 'tax' }));
  store.advance(60_000);
  await record(anEvent('ces_feedback', { score: 2, fields: { city: true }, comments: '<b>slow</b>' }));

  const { rows } = await openPage();

  expect(rows).toEqual([
    '2026-11-20 01:01:00 ces_feedback score 2 fields {"city":true} comments <b>slow</b>',
    '2026-11-20 01:00:00 tasklist_click task_name tax',
    '2026-11-20 01:00:00 page_view path /',
  ]);
  expect(await read()).toMatchObject({
    total: 3,
    names: [
      { name: 'ces_feedback', count: 1 },
      { name: 'page_view', count: 1 },
      { name: 'tasklist_click', count: 1 },
    ],
    events: [
      { name: 'ces_feedback', properties: { score: 2 }, recorded_at: '2026-11-20T01:01:00.000Z' },
      { name: 'tasklist_click' },
      { name: 'page_view' },
    ],
  });
});

test('events can be searched by name', async () => {
  await record(
    anEvent('page_view', { path: '/' }),
    anEvent('tasklist_click'),
    anEvent('page_view', { path: '/customers' }),
  );

  const { document, rows } = await openPage('?name=page_view');

  expect(rows).toEqual([expect.stringContaining('/customers'), expect.stringContaining('path /')]);
  expect(document.querySelector('select')?.value).toBe('page_view');
  expect(await read('?name=tasklist_click')).toMatchObject({ total: 1 });
  expect((await openPage('?name=nothing')).document.body.textContent).toContain('No events with this name');
});

test('events are returned in pages', async () => {
  await record(...Array.from({ length: 60 }, () => anEvent('page_view')));

  expect(await openPage('?name=page_view')).toMatchObject({
    rows: { length: 50 },
    links: ['/store/events?name=page_view&paged=2'],
  });
  expect(await openPage('?paged=2')).toMatchObject({
    rows: { length: 10 },
    links: ['/store/events?paged=1'],
  });
});

test('an event sent twice is recorded once', async () => {
  const event = anEvent('page_view');

  await record(event);
  await record(event, anEvent('page_view'));

  expect(await read()).toMatchObject({ total: 2 });
});

test('without consent nothing is recorded', async () => {
  setOption(store.context.db, TRACKING, 'no');

  const answer = await record(anEvent('page_view'));

  expect(await answer.json()).toEqual({ recorded: false });
  expect(await read()).toMatchObject({ total: 0 });
  expect((await openPage()).document.body.textContent).toContain('Usage tracking is off');
});

test('only pages of this store record events', async () => {
  const events = [anEvent('page_view')];
  const { nonce } = admin;

  const answers = await Promise.all([
    post({ nonce, events }, { client: store.anonymous }),
    post({ nonce, events }, { client: store.as('shop_manager') }),
    post({ nonce, events }, { origin: 'https://evil.example' }),
    post({ nonce: '0123456789', events }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 403]);
  expect(await read()).toMatchObject({ total: 0 });
});

test.each<[string, object]>([
  ['events are not a list', { events: {} }],
  ['invalid nonce', { nonce: 7, events: [] }],
  ['invalid name', { events: [{ key: 'event-key', name: 'Drop table', properties: {} }] }],
  ['invalid key', { events: [{ key: '', name: 'page_view', properties: {} }] }],
  ['invalid properties', { events: [{ key: 'event-key', name: 'page_view', properties: [1] }] }],
  ['too many events', { events: Array.from({ length: 101 }, () => anEvent('page_view')) }],
])('%s: nothing is recorded', async (_, body) => {
  expect((await post({ nonce: admin.nonce, ...body })).status).toBe(400);
  expect(
    (await store.fetch('/store/events', { method: 'POST', headers: { Cookie: admin.cookie } })).status,
  ).toBe(400);
});

test('only administrators can read events', async () => {
  const answers = await Promise.all(
    ['/store/events', '/store/events.json'].flatMap((address) => [
      open(address, store.anonymous),
      open(address, store.as('shop_manager')),
      open(address),
    ]),
  );

  expect(answers.map(({ status }) => status)).toEqual([302, 403, 200, 302, 403, 200]);
});

test('the oldest events are deleted when there are too many', async () => {
  const { db } = store.context;
  await record(anEvent('tasklist_click'));
  db.exec(`INSERT INTO events (key, name, properties, recorded_at)
    SELECT 'old-' || value, 'page_view', '{}', 0 FROM generate_series(1, ${KEPT_EVENTS})`);

  await record(anEvent('page_view'));

  expect(await read()).toMatchObject({ total: KEPT_EVENTS, names: [{ name: 'page_view' }] });
});
