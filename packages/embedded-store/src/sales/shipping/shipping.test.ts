import { openTestStore } from '../../testing/test-store';
import type { TestResponse, Client, TestStore } from '../../testing/test-store';
import { setOption } from '../../site/options/queries';

const ZONES = '/wc/v3/shipping/zones';

let store: TestStore;
let admin: Client;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
});
afterEach(() => store.close());

const read = async (path: string) => Object((await admin.call(`${ZONES}${path}`)).body);
const post = (path: string, body: unknown) => admin.call(`${ZONES}${path}`, { method: 'POST', body });
const remove = (path: string) => admin.call(`${ZONES}${path}`, { method: 'DELETE' });
const addZone = async (name: string, order = 0): Promise<number> =>
  Object((await post('', { name, order })).body).id;
const addMethod = async (zone: number, body: unknown): Promise<number> =>
  Object((await post(`/${zone}/methods`, body)).body).id;

describe('zones', () => {
  test('are listed in order, after the zone for the rest of the world', async () => {
    await addZone('Second', 2);
    await addZone('First', 1);

    const zones: { id: number; name: string }[] = await read('');

    expect(zones.map(({ name }) => name).slice(1)).toEqual(['First', 'Second']);
    expect(zones[0]).toMatchObject({ id: 0, order: 0 });
  });

  test('have a name, or "Everywhere" by default', async () => {
    const { status, body } = await post('', { name: ' ' });
    expect([status, Object(body).name]).toEqual([201, 'Everywhere']);

    await post(`/${Object(body).id}`, { name: 'Britain <b>&' });

    expect(await read(`/${Object(body).id}`)).toMatchObject({ name: 'Britain &', order: 0 });
  });

  test('replace their locations with those of a list', async () => {
    const id = await addZone('Near');
    await post(`/${id}/locations`, [{ code: 'GB', type: 'country' }]);

    const places = [
      { code: 'US', type: 'country' },
      { code: 'CA:ON', type: 'state' },
      { code: '94*', type: 'postcode' },
      { code: 'EU', type: 'continent' },
    ];
    const { body } = await post(`/${id}/locations`, [
      ...places,
      { code: 'X', type: 'planet' },
      { type: 'country' },
      5,
    ]);

    expect(body).toMatchObject(places);
    expect(body).toHaveLength(4);
    expect(await read(`/${id}/locations`)).toMatchObject(places);
  });

  test('keep their locations when the request is not a list', async () => {
    const id = await addZone('Near');
    await post(`/${id}/locations`, [{ code: 'GB' }]);

    expect((await post(`/${id}/locations`, { code: 'US' })).status).toBe(400);
    expect(await read(`/${id}/locations`)).toMatchObject([{ code: 'GB', type: 'country' }]);
  });

  test('are deleted with their methods, only with force', async () => {
    const id = await addZone('Near');
    const method = await addMethod(id, { method_id: 'flat_rate' });
    expect((await remove(`/${id}`)).status).toBe(501);

    expect((await remove(`/${id}?force=true`)).body).toMatchObject({ id, name: 'Near' });

    expect((await admin.call(`${ZONES}/${id}/methods/${method}`)).status).toBe(404);
    expect(await read('')).toHaveLength(1);
  });

  test("the rest of the world has methods and can't be changed otherwise", async () => {
    await addMethod(0, { method_id: 'flat_rate', settings: { cost: '20' } });

    expect(await read('/0/methods')).toMatchObject([
      { title: 'Flat rate', settings: { cost: { value: '20' } } },
    ]);
    expect((await post('/0', { name: 'Mars' })).status).toBe(403);
    expect((await post('/0/locations', [{ code: 'US' }])).status).toBe(403);
    expect((await remove('/0?force=true')).status).toBe(200);
    expect(await read('/0/methods')).toHaveLength(1);
  });
});

describe('methods', () => {
  let zone: number;
  beforeEach(async () => (zone = await addZone('Near')));

  test('are enabled and added last by default', async () => {
    await addMethod(zone, { method_id: 'flat_rate', settings: { cost: '7.50' } });
    await addMethod(zone, { method_id: 'free_shipping' });
    await addMethod(zone, { method_id: 'local_pickup', enabled: false, order: 1 });

    expect(await read(`/${zone}/methods`)).toMatchObject([
      { method_id: 'flat_rate', order: 1, enabled: true, settings: { cost: { value: '7.50' } } },
      { method_id: 'local_pickup', order: 1, enabled: false, settings: { tax_status: { value: 'taxable' } } },
      { method_id: 'free_shipping', order: 2, enabled: true, settings: { requires: { value: '' } } },
    ]);
  });

  test('update the fields in the request and keep the others', async () => {
    const id = await addMethod(zone, { method_id: 'flat_rate', settings: { cost: '7.50', title: 'Van' } });

    const { body } = await post(`/${zone}/methods/${id}`, {
      enabled: false,
      settings: { cost: '-4', nope: '1' },
    });

    expect(body).toMatchObject({
      title: 'Van',
      enabled: false,
      order: 1,
      settings: { cost: { value: '-4' } },
    });
    expect(Object(body).settings).not.toHaveProperty('nope');
  });

  test.each([
    ['flat_rate', { tax_status: 'sometimes' }],
    ['free_shipping', { min_amount: 'much' }],
    ['free_shipping', { ignore_discounts: 'maybe' }],
  ])('%s rejects %j', async (method_id, settings) => {
    const refused = { status: 400, body: { code: 'rest_setting_value_invalid' } };
    expect(await post(`/${zone}/methods`, { method_id, settings })).toMatchObject(refused);
    const id = await addMethod(zone, { method_id });

    expect(await post(`/${zone}/methods/${id}`, { enabled: false, settings })).toMatchObject(refused);
    expect(await read(`/${zone}/methods`)).toMatchObject([{ enabled: true }]);
  });

  test('belong to their zone', async () => {
    const other = await addZone('Far');
    const id = await addMethod(zone, { method_id: 'flat_rate' });

    const answers = await Promise.all([
      admin.call(`${ZONES}/${other}/methods/${id}`),
      post(`/${other}/methods/${id}`, { enabled: false }),
      remove(`/${other}/methods/${id}?force=true`),
    ]);

    expect(answers.map(({ status }: TestResponse) => status)).toEqual([404, 404, 404]);
    expect(await read(`/${zone}/methods`)).toMatchObject([{ id, enabled: true }]);
  });

  test('are deleted only with force', async () => {
    const id = await addMethod(zone, { method_id: 'flat_rate' });
    expect((await remove(`/${zone}/methods/${id}`)).status).toBe(501);

    expect((await remove(`/${zone}/methods/${id}?force=true`)).body).toMatchObject({ id });

    expect(await read(`/${zone}/methods`)).toEqual([]);
  });
});

test('the settings page shows the methods for the rest of the world', async () => {
  await addMethod(0, { method_id: 'flat_rate', settings: { title: 'World parcel' } });

  const page = await store.fetch('/wp-admin/admin.php?page=wc-settings&tab=shipping', {
    headers: { Cookie: admin.cookie },
  });

  expect(await page.text()).toContain('World parcel');
});

describe('partners', () => {
  const partners = async (place: string, query = ''): Promise<unknown> => {
    setOption(store.context.db, 'woocommerce_default_country', place);
    return (await admin.call(`/wc-admin/shipping-partner-suggestions${query}`)).body;
  };

  test.each([
    ['US:CA', ['woocommerce-services']],
    ['GB', ['woocommerce-shipstation-integration', 'sendcloud-shipping']],
    ['DE:DE-BE', ['sendcloud-shipping', 'packlink-pro-shipping']],
    ['MX:DF', ['skydropx-cotizador-y-envios']],
    ['JP:JP13', []],
  ])('in %s', async (place, slugs) => {
    expect(await partners(place)).toMatchObject(slugs.map((slug) => ({ slug })));
  });

  test('have the layouts that they list', async () => {
    expect(await partners('CA:ON')).toMatchObject([
      {
        name: 'ShipStation',
        available_layouts: ['row', 'column'],
        layout_row: {
          features: expect.arrayContaining([{ icon: expect.any(String), description: expect.any(String) }]),
        },
        layout_column: { features: [expect.objectContaining({ title: 'Save time' }), {}, {}] },
      },
    ]);
    expect(await partners('US:CA')).toEqual([
      expect.not.objectContaining({ layout_row: expect.anything(), name: expect.anything() }),
    ]);
  });

  test('are hidden from stores without suggestions, unless requested', async () => {
    setOption(store.context.db, 'woocommerce_show_marketplace_suggestions', 'no');

    expect(await partners('US:CA')).toEqual([]);
    expect(await partners('US:CA', '?force_default_suggestions=1')).toHaveLength(1);
  });
});
