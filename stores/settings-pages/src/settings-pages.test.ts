import { createRegistry } from '@admin/data';
import { settingsStore } from '@admin/store-settings';
import { buildError, api, buildSetting } from '@admin/testing';
import { settingsPagesStore, toGroupName } from './index';

const PATH = '/wc-admin/settings-pages';

function readPages() {
  const registry = createRegistry();
  registry.register(settingsPagesStore);
  return registry.resolveSelect(settingsPagesStore).getPages();
}

test('parses pages with sections, headings, rows and their conditions', async () => {
  const settings = [{ id: 'countries', label: 'Countries', description: '', type: 'multiselect' }];
  api.get(PATH).reply(200, [
    {
      id: 'general',
      label: 'General',
      sections: [
        {
          id: '',
          label: '',
          url: '',
          group: 'general',
          blocks: [
            { id: 'sales', title: 'Sales', rows: [{ settings, shown_if: { id: 'where', value: 'some' } }] },
          ],
        },
        { id: 'rates', label: 'Rates', url: '/wp-admin/admin.php?page=wc-settings&tab=tax' },
      ],
    },
  ]);

  expect(await readPages()).toEqual([
    {
      id: 'general',
      label: 'General',
      sections: [
        {
          id: '',
          label: '',
          url: '',
          group: 'general',
          blocks: [
            {
              id: 'sales',
              title: 'Sales',
              description: '',
              rows: [{ settings, shownIf: { id: 'where', value: 'some' } }],
            },
          ],
        },
        { id: 'rates', label: 'Rates', url: '/wp-admin/admin.php?page=wc-settings&tab=tax' },
      ],
    },
  ]);
});

test('builds pages from setting groups for a host without page descriptions', async () => {
  api.get(PATH).reply(404, buildError('rest_no_route', 404));
  api.get('/wc/v3/settings').reply(200, [
    { id: 'wc_admin', label: 'Analytics', parent_id: '' },
    { id: 'email', label: 'Emails', parent_id: '' },
    { id: 'email_new_order', label: 'New order', parent_id: 'email' },
  ]);

  expect(await readPages()).toEqual([
    {
      id: 'email',
      label: 'Emails',
      sections: [
        { id: '', label: 'Emails', group: 'email', url: '' },
        { id: 'email_new_order', label: 'New order', group: 'email_new_order', url: '' },
      ],
    },
  ]);
});

test('omits entries without an ID', async () => {
  api.get(PATH).reply(200, [null, { label: 'Nameless' }, { id: 'tax' }]);

  expect(await readPages()).toEqual([{ id: 'tax', label: 'tax', sections: [] }]);
});

test.each([403, 500])('fails on status %d', async (status) => {
  api.get(PATH).reply(status, buildError('rest_error', status));

  await expect(readPages()).rejects.toMatchObject({ failure: { status } });
});

describe('a group', () => {
  const GROUP = '/wc-analytics/settings/products';

  test('loads values and definitions in one request', async () => {
    api.get(GROUP).reply(200, [buildSetting({ id: 'acme_width', value: { width: 300, crop: true } })]);
    const registry = createRegistry();
    registry.register(settingsStore);
    registry.register(settingsPagesStore);

    await registry.resolveSelect(settingsPagesStore).isGroupRead('products');

    const group = toGroupName('products');
    expect(registry.select(settingsPagesStore).isGroupRead('products')).toBe(true);
    expect(registry.select(settingsStore).getSettings(group)).toEqual({
      acme_width: { width: '300', crop: 'true' },
    });
    expect(registry.select(settingsStore).getDefinitions(group)).toHaveProperty('acme_width');
  });

  test('is requested again after a failure', async () => {
    api.get(GROUP).reply(403, buildError('rest_forbidden', 403));
    const registry = createRegistry();
    registry.register(settingsStore);
    registry.register(settingsPagesStore);
    await expect(registry.resolveSelect(settingsPagesStore).isGroupRead('products')).rejects.toMatchObject({
      failure: { status: 403 },
    });

    api.get(GROUP).reply(200, []);
    registry.invalidate(settingsPagesStore).isGroupRead('products');

    expect(await registry.resolveSelect(settingsPagesStore).isGroupRead('products')).toBe(true);
  });
});
