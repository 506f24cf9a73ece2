import { screen, waitFor } from '@testing-library/react';
import { CancelledError } from '@admin/data';
import { buildError, api, createTestRegistry, deferReply, renderWithStores } from '@admin/testing';
import { getZoneName, shippingStore, useRateZones } from './index';
import { buildMethod, buildReadRegistry, buildZone, expectZones, REST, US, ZONES } from './testing/zones';
import { getRateZones } from './zones';

const NAME = 'United States (US)';
const zone = (id: number) => ({ id, name: NAME, order: 0 });

describe('reading', () => {
  test('loads zones with their locations and methods', async () => {
    expectZones(REST, { id: 1, locations: [US], methods: [buildMethod(7, 'flat_rate', { cost: '7.50' })] });

    const zones = await createTestRegistry(shippingStore).resolveSelect(shippingStore).getZones();

    expect(zones).toMatchObject([
      { id: 0, locations: [], methods: [] },
      { id: 1, locations: [US], methods: [{ instanceId: 7, methodId: 'flat_rate', cost: '7.50' }] },
    ]);
  });

  test('omits a zone that is deleted while zones are loading', async () => {
    api.get(ZONES).reply(200, [zone(1), zone(2)]);
    for (const part of ['locations', 'methods']) {
      api.get(`${ZONES}/1/${part}`).reply(200, []);
      api.get(`${ZONES}/2/${part}`).reply(404, buildError('woocommerce_rest_shipping_zone_invalid', 404));
    }

    expect(await createTestRegistry(shippingStore).resolveSelect(shippingStore).getZones()).toMatchObject([
      { id: 1 },
    ]);
  });

  test('fails when some zones cannot be loaded', async () => {
    api.get(ZONES).reply(200, [zone(1)]);
    api.get(`${ZONES}/1/locations`).reply(200, [US]);
    api.get(`${ZONES}/1/methods`).reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));
    const registry = createTestRegistry(shippingStore);

    await expect(registry.resolveSelect(shippingStore).getZones()).rejects.toThrow('Not you.');

    expect(registry.select(shippingStore).getZones()).toBeUndefined();
  });

  test("lists the country's zone first and the rest of the world last", () => {
    const rest = buildZone({ id: 0, name: 'Locations not covered by your other zones', locations: [] });
    const state = buildZone({ id: 2, locations: [{ code: 'US', type: 'state' }] });
    const own = buildZone({ id: 3 });

    const zones = getRateZones([rest, state, own], 'US');

    expect(zones.map(({ id }) => id)).toEqual([3, 0]);
    expect(zones.map(getZoneName)).toEqual([NAME, 'Rest of the world']);
    expect(getRateZones([rest, state], 'US').map(({ id }) => id)).toEqual([0]);
  });
});

describe("the country's zone", () => {
  test('is created with its location if there is none', async () => {
    const registry = await buildReadRegistry(REST);
    expectZones(REST);
    api.post(ZONES, { name: NAME }).reply(201, zone(4));
    expectZones(REST, { id: 4 });
    api.post(`${ZONES}/4/locations`, [US]).reply(200, [US]);

    const made = await registry.dispatch(shippingStore).ensureCountryZone('US', NAME);

    expect(made).toEqual(buildZone({ id: 4 }));
    expect(registry.select(shippingStore).getZones()).toMatchObject([{ id: 0 }, { id: 4, locations: [US] }]);
  });

  test('is the one that another tab created since the zones were loaded', async () => {
    const registry = await buildReadRegistry(REST);
    expectZones(REST, { id: 4, locations: [US] });

    expect(await registry.dispatch(shippingStore).ensureCountryZone('US', NAME)).toMatchObject({ id: 4 });
  });

  test('is the one of the first tab; the other is deleted, even if that takes two attempts', async () => {
    const registry = await buildReadRegistry(REST);
    const remove = () => api.delete(`${ZONES}/5`, { force: true });
    expectZones(REST);
    api.post(ZONES).reply(201, zone(5));
    expectZones(REST, { id: 4 }, { id: 5 });
    remove().reply(500, '<h1>Error</h1>');
    const { ensureCountryZone } = registry.dispatch(shippingStore);
    await expect(ensureCountryZone('US', NAME)).rejects.toMatchObject({ failure: { status: 500 } });

    remove().reply(404, buildError('woocommerce_rest_shipping_zone_invalid', 404));
    expectZones(REST, { id: 4, locations: [US] });

    expect(await ensureCountryZone('US', NAME)).toMatchObject({ id: 4 });
    expect(registry.select(shippingStore).getZones()).toMatchObject([{ id: 0 }, { id: 4 }]);
  });

  test('loses only zones left behind by a closed tab', async () => {
    const own = { id: 3, locations: [US] };
    const meant = { id: 6, methods: [buildMethod(1, 'flat_rate')] };
    const other = { id: 7, name: 'Islands' };
    const registry = await buildReadRegistry(REST, { id: 2 }, own, { id: 5 }, meant, other);
    expectZones(REST, { id: 2 }, own, { id: 5 }, meant, other);
    api.delete(`${ZONES}/5`, { force: true }).reply(200, zone(5));

    expect(await registry.dispatch(shippingStore).ensureCountryZone('US', NAME)).toMatchObject({ id: 3 });

    const ids = registry
      .select(shippingStore)
      .getZones()
      ?.map(({ id }) => id);
    expect(ids).toEqual([0, 2, 3, 6, 7]);
  });

  test('keeps zones that looked abandoned but were completed elsewhere', async () => {
    const registry = await buildReadRegistry(REST, { id: 3, locations: [US] }, { id: 5 });
    const finished = { id: 5, locations: [{ code: 'US:HI', type: 'state' }] };
    expectZones(REST, { id: 3, locations: [US] }, finished);

    expect(await registry.dispatch(shippingStore).ensureCountryZone('US', NAME)).toMatchObject({ id: 3 });

    expect(registry.select(shippingStore).getZones()).toHaveLength(3);
  });

  test('is the existing one, regardless of its name', async () => {
    const registry = await buildReadRegistry(REST, { id: 1, name: 'Home', locations: [US] });

    expect(await registry.dispatch(shippingStore).ensureCountryZone('US', NAME)).toMatchObject({ id: 1 });
  });

  test.each([
    ['with the same name', NAME],
    ['with another name', 'USA'],
  ])('is created once for two simultaneous calls, %s', async (_, second) => {
    expectZones(REST);
    expectZones(REST);
    const registry = createTestRegistry(shippingStore);
    const creation = deferReply(() => zone(4));
    api.post(ZONES).reply(201, creation.reply);
    expectZones(REST, { id: 4 });
    api.post(`${ZONES}/4/locations`).reply(200, [US]);
    const { ensureCountryZone } = registry.dispatch(shippingStore);

    const both = Promise.all([ensureCountryZone('US', NAME), ensureCountryZone('US', second)]);
    await creation.requested();
    creation.release();

    expect(await both).toMatchObject([{ id: 4 }, { id: 4 }]);
  });

  test('is completed by a retry', async () => {
    const registry = await buildReadRegistry(REST);
    expectZones(REST);
    api.post(ZONES).reply(201, zone(4));
    expectZones(REST, { id: 4 });
    api.post(`${ZONES}/4/locations`).reply(500, '<h1>Error</h1>');
    const { ensureCountryZone } = registry.dispatch(shippingStore);
    await expect(ensureCountryZone('US', NAME)).rejects.toMatchObject({ failure: { status: 500 } });
    expectZones(REST, { id: 4 });
    expectZones(REST, { id: 4 });
    api.post(`${ZONES}/4/locations`).reply(200, [US]);

    expect(await ensureCountryZone('US', NAME)).toMatchObject({ id: 4, locations: [US] });
  });

  test('is found if it was created without a response', async () => {
    const registry = await buildReadRegistry(REST);
    expectZones(REST);
    api.post(ZONES).replyWithError('gone');
    const { ensureCountryZone } = registry.dispatch(shippingStore);
    await expect(ensureCountryZone('US', NAME)).rejects.toMatchObject({ failure: { kind: 'network' } });
    expectZones(REST, { id: 4 });
    expectZones(REST, { id: 4 });
    api.post(`${ZONES}/4/locations`).reply(200, [US]);

    expect(await ensureCountryZone('US', NAME)).toMatchObject({ id: 4 });
  });

  test('fails for a country that the server does not know', async () => {
    const registry = await buildReadRegistry(REST);
    expectZones(REST);
    api.post(ZONES).reply(201, { id: 4, name: 'Atlantis', order: 0 });
    expectZones(REST, { id: 4, name: 'Atlantis' });
    api.post(`${ZONES}/4/locations`).reply(200, []);

    await expect(registry.dispatch(shippingStore).ensureCountryZone('XX', 'Atlantis')).rejects.toThrow(
      'There is no country named "XX".',
    );
  });

  test('blocks the next call after a cancellation until the response arrives', async () => {
    const registry = await buildReadRegistry(REST);
    expectZones(REST);
    const creation = deferReply(() => zone(4));
    api.post(ZONES).reply(201, creation.reply);
    const { ensureCountryZone } = registry.dispatch(shippingStore);
    const first = ensureCountryZone('US', NAME);
    await creation.requested();

    first.cancel();

    await expect(first).rejects.toBeInstanceOf(CancelledError);
    expect(registry.select(shippingStore).isSaving()).toBe(true);
    creation.release();
    await waitFor(() => expect(registry.select(shippingStore).isSaving()).toBe(false));
  });
});

test('creates the zone and shows it on the screen', async () => {
  expectZones(REST);
  expectZones(REST);
  api.post(ZONES).reply(201, zone(4));
  expectZones(REST, { id: 4 });
  api.post(`${ZONES}/4/locations`).reply(200, [US]);
  function Zones() {
    const { zones, ensureCountryZone } = useRateZones('US');
    if (!zones) return <output>Loading</output>;
    return (
      <button type="button" onClick={() => void ensureCountryZone('US', NAME)}>
        {zones.map(getZoneName).join(', ')}
      </button>
    );
  }
  const { user } = renderWithStores([shippingStore], <Zones />);

  await user.dblClick(await screen.findByRole('button', { name: 'Rest of the world' }));

  expect(await screen.findByRole('button', { name: `${NAME}, Rest of the world` })).toBeInTheDocument();
});
