import { waitFor } from '@testing-library/react';
import { createRegistry as createHostRegistry } from '@wordpress/data';
import { createRegistry } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { tasksStore } from '@admin/store-tasks';
import { noticesStore } from '@admin/store-notices';
import { pluginsStore } from '@admin/store-plugins';
import { buildHost, buildError, api, buildTask, buildTaskList } from '@admin/testing';
import { registerHostStores, STORE_NAMES } from './index';
import storeApi from './store-api.json';
import { dispatch, openShop, resolveSelect, select } from './testing';

const REFUSAL = buildError('rest_forbidden', 403);

const { OPTIONS_STORE_NAME: OPTIONS } = STORE_NAMES;
const { SETTINGS_STORE_NAME: SETTINGS, ONBOARDING_STORE_NAME: ONBOARDING } = STORE_NAMES;
const { REPORTS_STORE_NAME: REPORTS, ITEMS_STORE_NAME: ITEMS, PLUGINS_STORE_NAME: PLUGINS } = STORE_NAMES;

test("registers every store of the list with the platform's metadata", () => {
  const { wp } = openShop();

  for (const name of Object.values(STORE_NAMES)) {
    expect(Object.keys(select(wp, name))).toEqual(
      expect.arrayContaining(['hasFinishedResolution', 'isResolving', 'getCachedResolvers']),
    );
    expect(Object.keys(dispatch(wp, name))).toEqual(
      expect.arrayContaining(['invalidateResolution', 'invalidateResolutionForStore']),
    );
  }
});

test('offers the decided selectors and actions in each store', () => {
  const { wp } = openShop();
  const common = new Set([...storeApi['of every store'].selectors, ...storeApi['of every store'].actions]);
  const own = (members: object) =>
    Object.keys(members)
      .filter((member) => !common.has(member))
      .toSorted();

  const { 'of every store': _, ...decided } = storeApi;
  const found = Object.keys(decided).map((name) => [
    name,
    { selectors: own(select(wp, name)), actions: own(dispatch(wp, name)) },
  ]);
  expect(Object.fromEntries(found)).toEqual(decided);
});

test('keeps existing stores', () => {
  const { wp, registry } = openShop();
  const before = select(wp, OPTIONS);

  registerHostStores({ registry, host: wp, page: buildHost(), isAlone: true });

  expect(select(wp, OPTIONS)).toBe(before);
});

describe('options', () => {
  test('are loaded once for all callers, including the dashboard', async () => {
    api.get('/wc-admin/options', { options: 'acme,blogname' }).reply(200, { acme: 'a', blogname: 'b' });
    const { wp, registry } = openShop();

    expect(select(wp, OPTIONS)['getOption']?.('acme')).toBeUndefined();
    expect(await resolveSelect(wp, OPTIONS)['getOption']?.('blogname')).toBe('b');

    expect(select(wp, OPTIONS)['getOption']?.('acme')).toBe('a');
    expect(select(wp, OPTIONS)['hasFinishedResolution']?.('getOption', ['acme'])).toBe(true);
    expect(registry.byName('options').selectors['getOption']?.('acme')).toBe('a');
  });

  test('are written without rejecting and notify subscribers', async () => {
    api.post('/wc-admin/options', { acme: 1 }).reply(200, { acme: true });
    api.post('/wc-admin/options', { acme: 2 }).reply(403, REFUSAL);
    const { wp } = openShop();
    await dispatch(wp, OPTIONS)['receiveOptions']?.({ acme: 0 });
    const heard = jest.fn();
    wp.subscribe(heard, OPTIONS);

    const saved = dispatch(wp, OPTIONS)['updateOptions']?.({ acme: 1 });
    expect(select(wp, OPTIONS)['getOption']?.('acme')).toBe(1);
    expect(select(wp, OPTIONS)['isOptionsUpdating']?.()).toBe(true);
    expect(await saved).toEqual({ success: true });
    expect(heard).toHaveBeenCalled();

    const refused = await dispatch(wp, OPTIONS)['updateOptions']?.({ acme: 2 });
    expect(refused).toMatchObject({ success: false, code: 'rest_forbidden' });
    expect(select(wp, OPTIONS)['getOption']?.('acme')).toBe(1);
    expect(select(wp, OPTIONS)['getOptionsUpdatingError']?.()).toMatchObject({ code: 'rest_forbidden' });
    expect(select(wp, OPTIONS)['isOptionsUpdating']?.()).toBe(false);
  });

  test('are loaded again when invalidated', async () => {
    api.get('/wc-admin/options', { options: 'acme' }).reply(200, { acme: 'old' });
    api.get('/wc-admin/options', { options: 'acme' }).reply(200, { acme: 'new' });
    const { wp } = openShop();
    expect(await resolveSelect(wp, OPTIONS)['getOption']?.('acme')).toBe('old');

    await dispatch(wp, OPTIONS)['invalidateResolution']?.('getOption', ['acme']);

    expect(select(wp, OPTIONS)['hasStartedResolution']?.('getOption', ['acme'])).toBe(false);
    expect(await resolveSelect(wp, OPTIONS)['getOption']?.('acme')).toBe('new');
  });

  test('received by an extension need no request', async () => {
    const { wp, registry } = openShop();

    await dispatch(wp, OPTIONS)['receiveOptions']?.({ acme: 'here' });

    expect(await resolveSelect(wp, OPTIONS)['getOption']?.('acme')).toBe('here');
    expect(registry.resolution(optionsStore).getOption('acme' as never).status).toBe('finished');
  });
});

describe('settings', () => {
  const GENERAL = '/wc-analytics/settings/general';

  test('of the dashboard are preloaded from the page', async () => {
    api
      .get('/wc-analytics/settings/wc_admin')
      .reply(200, [{ id: 'woocommerce_default_date_range', value: 'period=week&compare=previous_year' }]);
    const { wp } = openShop();
    await resolveSelect(wp, SETTINGS)['getSettings']?.('wc_admin');

    const settings = select(wp, SETTINGS)['getSetting'];
    expect(settings?.('wc_admin', 'wcAdminSettings')).toMatchObject({
      woocommerce_default_date_range: 'period=week&compare=previous_year',
    });
    expect(settings?.('wc_admin', 'timeZone')).toBe('+00:00');
    expect(settings?.('wc_admin', 'nothing', 'else')).toBe('else');
    expect(settings?.('wc_admin', 'nothing', 2, (value: unknown) => Number(value) * 2)).toBe(4);
  });

  test('are edited locally first and then saved together', async () => {
    api.get(GENERAL).reply(200, [{ id: 'woocommerce_store_city', value: 'Bremen' }]);
    api
      .post(`${GENERAL}/batch`, { update: [{ id: 'woocommerce_store_city', value: 'Kiel' }] })
      .reply(200, { update: [{ id: 'woocommerce_store_city', value: 'Kiel' }] });
    const { wp } = openShop();
    expect(await resolveSelect(wp, SETTINGS)['getSettings']?.('general')).toEqual({
      general: { woocommerce_store_city: 'Bremen' },
    });

    const edit = { general: { woocommerce_store_city: 'Kiel' } };
    await dispatch(wp, SETTINGS)['updateSettingsForGroup']?.('general', edit);
    expect(select(wp, SETTINGS)['getSettings']?.('general')).toEqual(edit);
    expect(select(wp, SETTINGS)['getIsDirty']?.('general', ['general'])).toBe(true);

    await dispatch(wp, SETTINGS)['persistSettingsForGroup']?.('general');

    expect(select(wp, SETTINGS)['getDirtyKeys']?.('general')).toEqual([]);
    expect(select(wp, SETTINGS)['getSettings']?.('general')).toEqual(edit);
  });

  test('stay dirty when the server rejects them and store the error', async () => {
    api.post(`${GENERAL}/batch`).reply(403, REFUSAL);
    const { wp } = openShop();
    const edit = { general: { woocommerce_store_city: 'Kiel' } };

    const saving = dispatch(wp, SETTINGS)['updateAndPersistSettingsForGroup']?.('general', edit);
    await expect(saving).rejects.toMatchObject({ code: 'rest_forbidden', data: { status: 403 } });

    expect(select(wp, SETTINGS)['getDirtyKeys']?.('general')).toEqual(['general']);
    expect(select(wp, SETTINGS)['getLastSettingsErrorForGroup']?.('general')).toMatchObject({
      code: 'rest_forbidden',
    });
    expect(select(wp, SETTINGS)['isUpdateSettingsRequesting']?.('general')).toBe(false);
  });
});

test('shares tasks with the dashboard', async () => {
  api
    .get('/wc-admin/onboarding/tasks')
    .reply(200, [
      buildTaskList({ id: 'setup', keepCompletedTaskList: 'yes', tasks: [buildTask({ id: 'tax' })] }),
    ]);
  api.post('/wc-admin/onboarding/tasks/tax/dismiss').reply(200, buildTask({ id: 'tax', isDismissed: true }));
  const { wp, registry } = openShop();

  const lists = await resolveSelect(wp, ONBOARDING)['getTaskLists']?.();
  expect(lists).toMatchObject([{ id: 'setup', keepCompletedTaskList: 'yes', tasks: [{ id: 'tax' }] }]);
  expect(select(wp, ONBOARDING)['getTaskLists']?.()).toBe(lists);
  expect(select(wp, ONBOARDING)['getTaskListsByIds']?.(['extended', 'setup'])).toEqual([
    undefined,
    expect.objectContaining({ id: 'setup' }),
  ]);
  expect(select(wp, ONBOARDING)['hasFinishedResolution']?.('getTaskList', ['setup'])).toBe(true);

  await dispatch(wp, ONBOARDING)['dismissTask']?.('tax');

  expect(select(wp, ONBOARDING)['getTask']?.('tax')).toMatchObject({ isDismissed: true });
  expect(registry.select(tasksStore).getTask('tax')?.isDismissed).toBe(true);
});

test('preloads profile answers from the page and saves them through the dashboard', async () => {
  api.post('/wc-admin/onboarding/profile', { product_count: '11-100' }).reply(200, { status: 'success' });
  const { wp } = openShop({ admin: { onboarding: { profile: { acme: 1, product_count: '0' } } } });
  expect(select(wp, ONBOARDING)['getProfileItems']?.()).toEqual({ acme: 1, product_count: '0' });

  await dispatch(wp, ONBOARDING)['updateProfileItems']?.({ product_count: '11-100' });

  expect(select(wp, ONBOARDING)['getProfileItems']?.()).toEqual({ acme: 1, product_count: '11-100' });
});

describe('plugins', () => {
  test('are installed and activated, also for the dashboard', async () => {
    api.post('/wc-admin/plugins/install', { plugins: 'acme' }).reply(200, done('installed'));
    api.post('/wc-admin/plugins/activate', { plugins: 'acme' }).reply(200, done('activated'));
    const { wp, registry } = openShop();
    expect(select(wp, PLUGINS)['getPluginInstallState']?.('acme')).toBe('unavailable');

    const answer = await dispatch(wp, PLUGINS)['installAndActivatePlugins']?.(['acme']);

    expect(answer).toMatchObject({ success: true, data: { installed: ['acme'], activated: ['acme'] } });
    expect(select(wp, PLUGINS)['getPluginInstallState']?.('acme')).toBe('activated');
    expect(registry.select(pluginsStore).getActivePlugins()).toContain('acme');
  });

  test('reject with a message when they cannot be installed', async () => {
    api.post('/wc-admin/plugins/install').reply(200, {
      data: { installed: [] },
      errors: { errors: { acme: ['It is not there.'] }, error_data: [] },
      success: false,
    });
    api.get('/wc-admin/plugins/installed').reply(200, { plugins: [] });
    api.get('/wc-admin/plugins/active').reply(200, { plugins: [] });
    const { wp } = openShop();

    const installing = dispatch(wp, PLUGINS)['installPlugins']?.(['acme']);

    await expect(installing).rejects.toThrow('It is not there.');
    expect(select(wp, PLUGINS)['isPluginsRequesting']?.('installPlugins')).toBe(false);
  });

  const done = (step: string) => ({
    data: { [step]: ['acme'], active: ['woocommerce', 'acme'] },
    errors: { errors: {} },
    success: true,
  });
});

describe('reports', () => {
  test('of extensions are loaded with all parameters and fields', async () => {
    const rows = [{ id: 1, acme_score: 7 }];
    api
      .get('/wc-analytics/reports/acme/scores', { page: 2, acme: 'x', match: 'all' })
      .reply(200, rows, { 'X-WP-Total': '21', 'X-WP-TotalPages': '3' });
    const { wp } = openShop();
    const query = { page: 2, acme: 'x', match: 'all' };

    const report = await resolveSelect(wp, REPORTS)['getReportItems']?.('acme/scores', query);

    expect(report).toEqual({ data: rows, totalResults: 21, totalPages: 3 });
    // The order of parameters does not matter.
    const turned = { match: 'all', acme: 'x', page: 2 };
    expect(select(wp, REPORTS)['getReportItems']?.('acme/scores', turned)).toBe(report);
  });

  test('end their resolution with an error when they fail', async () => {
    api.get('/wc-analytics/reports/revenue/stats').reply(403, REFUSAL);
    const { wp } = openShop();

    expect(await resolveSelect(wp, REPORTS)['getReportStats']?.('revenue', {})).toEqual({});

    expect(select(wp, REPORTS)['hasFinishedResolution']?.('getReportStats', ['revenue', {}])).toBe(true);
    expect(select(wp, REPORTS)['getReportStatsError']?.('revenue', {})).toMatchObject({
      code: 'rest_forbidden',
      data: { status: 403 },
    });
  });
});

test('returns items as maps by ID, with the same identity while unchanged', async () => {
  api.get('/wc-analytics/products/categories', { search: 'mug' }).reply(200, [{ id: 4, name: 'Mugs' }]);
  const { wp } = openShop();

  const items = await resolveSelect(wp, ITEMS)['getItems']?.('categories', { search: 'mug' });

  expect(items).toEqual(new Map([[4, { id: 4, name: 'Mugs' }]]));
  expect(select(wp, ITEMS)['getItems']?.('categories', { search: 'mug' })).toBe(items);
});

test('loads, creates, updates and deletes records, and reloads lists', async () => {
  const name = STORE_NAMES.EXPERIMENTAL_PRODUCT_ATTRIBUTE_TERMS_STORE_NAME;
  const root = '/wc/v3/products/attributes/3/terms';
  const lists = [[{ id: 1 }], [{ id: 1 }, { id: 2 }]];
  for (const list of lists) api.get(root, { per_page: 5 }).reply(200, list);
  api.post(root, { attribute_id: 3, name: 'Red' }).reply(201, { id: 2, name: 'Red' });
  const { wp } = openShop();
  const query = { attribute_id: 3, per_page: 5 };
  expect(await resolveSelect(wp, name)['getProductAttributeTerms']?.(query)).toHaveLength(1);

  const made = await dispatch(wp, name)['createProductAttributeTerm']?.({ attribute_id: 3, name: 'Red' });

  expect(made).toEqual({ id: 2, name: 'Red' });
  expect(
    select(wp, name)['hasFinishedRequest']?.('createProductAttributeTerm', [
      { attribute_id: 3, name: 'Red' },
    ]),
  ).toBe(true);
  expect(await resolveSelect(wp, name)['getProductAttributeTerms']?.(query)).toHaveLength(2);
});

test('lets extensions sort and change returned values', async () => {
  api.get('/wc-analytics/admin/notes').reply(200, [{ id: 2 }, { id: 1 }]);
  const { wp } = openShop();
  const notes = await resolveSelect(wp, STORE_NAMES.NOTES_STORE_NAME)['getNotes']?.();

  expect(Object.isFrozen(notes)).toBe(false);
});

test('shows platform notices as dashboard notices', async () => {
  const { wp, registry } = openShop();
  registry.finishResolution(noticesStore).getNotices();

  await dispatch(wp, 'core/notices')['createWarningNotice']?.('Low on mugs', { id: 'mugs' });
  expect(select(wp, 'core/notices')['getNotices']?.()).toMatchObject([
    { id: 'mugs', status: 'warning', content: 'Low on mugs' },
  ]);

  await dispatch(wp, 'core/notices2')['removeNotice']?.('mugs');
  expect(registry.select(noticesStore).getNotices()).toEqual([]);
});

/** A store on a platform that has a notices store itself. */
function openBesideNotices() {
  const wp = createHostRegistry();
  wp.registerStore('core/notices', {
    reducer: (state: { id: string }[] = [], action: { type: string; notice?: { id: string }; id?: string }) =>
      action.type === 'ADD' && action.notice
        ? [...state, action.notice]
        : action.type === 'REMOVE'
          ? state.filter(({ id }) => id !== action.id)
          : state,
    actions: {
      add: (notice: object) => ({ type: 'ADD', notice }),
      removeNotice: (id: string) => ({ type: 'REMOVE', id }),
    },
    selectors: { getNotices: (state: unknown) => state },
  });
  const registry = createRegistry();
  registry.register(noticesStore);
  registry.finishResolution(noticesStore).getNotices();
  registerHostStores({ registry, host: wp, page: buildHost(), isAlone: false });
  return {
    shown: () => registry.select(noticesStore).getNotices(),
    theirs: () => select(wp, 'core/notices')['getNotices']?.(),
    add: async (id: string, content: string) => {
      await dispatch(wp, 'core/notices')['add']?.({ id, status: 'success', content, type: 'snackbar' });
    },
    close: (id: string) => registry.dispatch(noticesStore).removeNotice(id),
  };
}

test("shows notices from the platform's own store and closes them on both sides", async () => {
  const { add, close, shown, theirs } = openBesideNotices();

  await add('mugs', 'Mugs are here');
  expect(shown()).toMatchObject([{ id: 'mugs', status: 'success', content: 'Mugs are here' }]);

  await close('mugs');
  expect(theirs()).toEqual([]);
  expect(shown()).toEqual([]);
});

describe('an extension that renders platform notices itself', () => {
  afterEach(() => document.body.replaceChildren());

  const drawElsewhere = (...texts: string[]) => {
    const words = texts.map((text) => `<div class="components-snackbar__content">${text}<a>Undo</a></div>`);
    document.body.innerHTML = `<div class="components-snackbar-list">${words.join('')}</div>`;
  };

  test('shows those notices once and keeps them when others are closed', async () => {
    const { add, close, shown, theirs } = openBesideNotices();
    drawElsewhere('Mugs  are here');

    await add('mugs', 'Mugs are here');
    await add('cups', 'Cups are gone');
    await waitFor(() => expect(shown()).toMatchObject([{ id: 'cups' }]));
    await close('cups');

    expect(theirs()).toMatchObject([{ id: 'mugs' }]);
    expect(shown()).toEqual([]);
  });

  test("shows an unread notice in the dashboard when the extension's list unmounts", async () => {
    const { add, shown } = openBesideNotices();
    drawElsewhere('Mugs are here');
    await add('mugs', 'Mugs are here');
    await add('cups', 'Cups are gone');
    await waitFor(() => expect(shown()).toMatchObject([{ id: 'cups' }]));

    document.body.replaceChildren();
    await add('jars', 'Jars are next');

    await waitFor(() =>
      expect(
        shown()
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(['cups', 'jars', 'mugs']),
    );
  });
});
