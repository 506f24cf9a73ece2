import { countriesStore } from '@admin/store-countries';
import { noticesStore } from '@admin/store-notices';
import { optionsStore } from '@admin/store-options';
import { settingsStore } from '@admin/store-settings';
import { tasksStore } from '@admin/store-tasks';
import { userStore } from '@admin/store-user';
import { buildHost, api, buildTaskList, type PageGlobalsOverrides } from '@admin/testing';
import { boot } from './boot';

const QUEUE = 'woocommerce_admin_transient_notices_queue';

const bootWith = (page: PageGlobalsOverrides) => boot(buildHost(page)).registry;

// No responses are mocked, so a store that makes a request fails its test.

test('reads preloaded data without requests', async () => {
  const registry = bootWith({
    admin: {
      preloadOptions: { woocommerce_default_homepage_layout: 'two_columns' },
      preloadSettings: { general: { woocommerce_store_city: 'Bristol' } },
    },
    preloaded: {
      '/wc-admin/onboarding/tasks': { body: [buildTaskList({ title: 'Get ready' })], headers: {} },
      '/wc-admin/options?options=woocommerce_allow_tracking%2Cwoocommerce_task_list_prompt_shown': {
        body: { woocommerce_allow_tracking: 'no', woocommerce_task_list_prompt_shown: '1' },
        headers: {},
      },
    },
  });

  await expect(
    registry.resolveSelect(optionsStore).getOption('woocommerce_default_homepage_layout'),
  ).resolves.toBe('two_columns');
  await expect(registry.resolveSelect(optionsStore).getOption('woocommerce_allow_tracking')).resolves.toBe(
    'no',
  );
  await expect(registry.resolveSelect(settingsStore).getSettings('general')).resolves.toMatchObject({
    woocommerce_store_city: 'Bristol',
  });
  await expect(registry.resolveSelect(settingsStore).getSettings('wc_admin')).resolves.toMatchObject({
    woocommerce_default_date_range: 'period=month&compare=previous_year',
  });
  await expect(registry.resolveSelect(userStore).getCurrentUser()).resolves.toMatchObject({ id: 1 });
  await expect(registry.resolveSelect(countriesStore).getCountries()).resolves.toHaveLength(2);
  await expect(registry.resolveSelect(tasksStore).getTaskLists()).resolves.toMatchObject([
    { title: 'Get ready' },
  ]);
});

test('requests preloaded data of the wrong shape, and uses the rest', async () => {
  api.get('/wc-admin/onboarding/tasks').reply(200, [buildTaskList({ title: 'From the server' })]);
  const registry = bootWith({
    admin: { preloadSettings: { general: { woocommerce_store_city: 'Bristol' } } },
    preloaded: { '/wc-admin/onboarding/tasks': { body: { nonsense: true }, headers: {} } },
  });

  await expect(registry.resolveSelect(tasksStore).getTaskLists()).resolves.toMatchObject([
    { title: 'From the server' },
  ]);
  await expect(registry.resolveSelect(settingsStore).getSettings('general')).resolves.toMatchObject({
    woocommerce_store_city: 'Bristol',
  });
});

const queued = { n1: { id: 'n1', status: 'success', content: 'Imported' } };

test.each([
  ['shown', true, ['Imported']],
  ['not shown', false, []],
])('queued notices are %s with the feature set to %s', async (_, isOn, contents) => {
  const registry = bootWith({
    features: { 'transient-notices': isOn },
    admin: { preloadOptions: { [QUEUE]: queued } },
  });

  const notices = await registry.resolveSelect(noticesStore).getNotices();

  expect(notices.map(({ content }) => content)).toEqual(contents);
});
