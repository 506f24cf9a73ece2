import type { StoreDatabase } from '../../database';
import { list, mapOf, anything, needs, RestError, route, UPDATE } from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { getSetting, getSettingGroups, getSettings, updateSetting } from './settings';
import type { Setting } from './settings';

const mayList = needs('manage_woocommerce', 'list');
const mayEdit = needs('manage_woocommerce', 'edit');

const noGroup = () => new RestError(404, 'rest_setting_setting_group_invalid', 'Invalid setting group.');
const noSetting = () => new RestError(404, 'rest_setting_setting_invalid', 'Invalid setting.');
const badValue = () =>
  new RestError(400, 'rest_setting_value_invalid', 'An invalid setting value was passed.');

export const settingRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc/v3/settings',
    permission: mayList,
    handler: () =>
      getSettingGroups().map(({ id, label, description = '' }) => ({
        id,
        label,
        description,
        parent_id: '',
        sub_groups: [],
      })),
  }),
  ...['/wc/v3/settings', '/wc-analytics/settings'].flatMap(groupRoutes),
];

/** Both namespaces answer the same. */
function groupRoutes(root: string): Route[] {
  return [
    route({
      method: 'GET',
      path: `${root}/{group}`,
      permission: mayList,
      handler(request) {
        const group = request.param('group');
        const settings = getSettings(request.context.db, group);
        if (!settings) throw noGroup();
        return settings.map((setting) => ({
          ...setting,
          _links: links(request, `${root}/${group}`, setting),
        }));
      },
    }),
    route({
      method: UPDATE,
      path: `${root}/{group}/batch`,
      args: { update: list(mapOf(anything())) },
      permission: mayEdit,
      handler(request) {
        const group = request.param('group');
        const items = (request.args.update ?? []).map((item) => updateItem(request, root, group, item));
        return items.length > 0 ? { update: items } : [];
      },
    }),
    route({
      method: 'GET',
      path: `${root}/{group}/{id}`,
      permission: mayList,
      handler({ context, param }) {
        const setting = getSetting(context.db, param('group'), param('id'));
        if (!setting) throw getSettings(context.db, param('group')) ? noSetting() : noGroup();
        return { ...setting, group_id: param('group') };
      },
    }),
    route({
      method: UPDATE,
      path: `${root}/{group}/{id}`,
      args: { value: anything() },
      permission: mayEdit,
      handler: ({ context, param, args }) => ({
        ...update(context.db, param('group'), param('id'), args.value),
        group_id: param('group'),
      }),
    }),
  ];
}

/** One entry of a batch; its failure is part of the answer and does not touch the others. */
function updateItem(
  request: RestRequest,
  root: string,
  group: string,
  item: Readonly<Record<string, unknown>>,
): object {
  const id = typeof item['id'] === 'string' ? item['id'] : '';
  try {
    const setting = update(request.context.db, group, id, item['value']);
    return { ...setting, group_id: group, _links: links(request, `${root}/${group}`, setting) };
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return { id, error: { code: error.code, message: error.message, data: error.data } };
  }
}

/** @throws {RestError} in the contract's words when nothing was saved. */
function update(db: StoreDatabase, group: string, id: string, value: unknown): Setting {
  const result = updateSetting(db, group, id, value);
  if (result === 'unknown-group') throw noGroup();
  if (result === 'unknown-setting') throw noSetting();
  if (result === 'invalid') throw badValue();
  return result;
}

function links({ link }: RestRequest, collection: string, { id }: Setting): object {
  return { self: [{ href: link(`${collection}/${id}`) }], collection: [{ href: link(collection) }] };
}
