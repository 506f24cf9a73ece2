import type { StoreDatabase } from '../../database';
import { list, mapOf, anything, requireCapability, RestError, route, UPDATE } from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { getSetting, getSettingGroups, getSettings, updateSetting } from './queries';
import type { Setting } from './queries';
import { __ } from '../../i18n';

const LINKED = '/wc-analytics/settings';

const canList = requireCapability('manage_woocommerce', 'list');
const canEdit = requireCapability('manage_woocommerce', 'edit');

const noGroup = () =>
  new RestError(404, 'rest_setting_setting_group_invalid', __('Invalid setting group.', 'store-admin'));
const noSetting = () =>
  new RestError(404, 'rest_setting_setting_invalid', __('Invalid setting.', 'store-admin'));
const badValue = () =>
  new RestError(400, 'rest_setting_value_invalid', __('An invalid setting value was passed.', 'store-admin'));

export const settingRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc/v3/settings',
    permission: canList,
    handler: () =>
      getSettingGroups().map(({ id, label, description = '', parent = '' }, _index, groups) => ({
        id,
        label,
        description,
        parent_id: parent,
        sub_groups: groups.filter((other) => other.parent === id).map((other) => other.id),
      })),
  }),
  route({
    method: UPDATE,
    path: '/wc/v3/settings/batch',
    args: { update: list(mapOf(anything())) },
    permission: canEdit,
    handler({ context, args }) {
      const items = (args.update ?? []).map(({ group_id, id, value }) =>
        inBatch(id, () => ({
          ...update(context.db, String(group_id), String(id), value),
          group_id,
        })),
      );
      return items.length > 0 ? { update: items } : [];
    },
  }),
  ...['/wc/v3/settings', LINKED].flatMap(groupRoutes),
];

/** Both namespaces return the same data; only the dashboard's adds links to lists and batches. */
function groupRoutes(root: string): Route[] {
  const linked = ({ param, link }: RestRequest, setting: Setting) => {
    const collection = `${root}/${param('group')}`;
    if (root !== LINKED) return setting;
    const _links = {
      self: [{ href: link(`${collection}/${setting.id}`) }],
      collection: [{ href: link(collection) }],
    };
    return { ...setting, _links };
  };
  return [
    route({
      method: 'GET',
      path: `${root}/{group}`,
      permission: canList,
      handler(request) {
        const settings = getSettings(request.context.db, request.param('group'));
        if (!settings) throw noGroup();
        return settings.map((setting) => linked(request, setting));
      },
    }),
    route({
      method: UPDATE,
      path: `${root}/{group}/batch`,
      args: { update: list(mapOf(anything())) },
      permission: canEdit,
      handler(request) {
        const group = request.param('group');
        const items = (request.args.update ?? []).map(({ id, value }) =>
          inBatch(id, () => ({
            ...linked(request, update(request.context.db, group, String(id), value)),
            group_id: group,
          })),
        );
        return items.length > 0 ? { update: items } : [];
      },
    }),
    route({
      method: 'GET',
      path: `${root}/{group}/{id}`,
      permission: canList,
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
      permission: canEdit,
      handler: ({ context, param, args }) => ({
        ...update(context.db, param('group'), param('id'), args.value),
        group_id: param('group'),
      }),
    }),
  ];
}

/** An error of one entry is part of the response and does not affect the others. */
function inBatch(id: unknown, run: () => object): object {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return { id, error: { code: error.code, message: error.message, data: error.data } };
  }
}

/**
 * Saves a setting.
 * @throws {RestError} in the contract's words when nothing was saved.
 */
function update(db: StoreDatabase, group: string, id: string, value: unknown): Setting {
  const result = updateSetting(db, group, id, value);
  if (result === 'unknown-group') throw noGroup();
  if (result === 'unknown-setting') throw noSetting();
  if (result === 'invalid') throw badValue();
  return result;
}
