import {
  anything,
  boolean,
  integer,
  mapOf,
  requireCapability,
  required,
  RestError,
  route,
  string,
  UPDATE,
  withDefault,
} from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { findMethod, listMethods } from './method-definitions';
import type { MethodDefinition } from './method-definitions';
import { createMethod, deleteMethod, getMethod, getMethods, updateMethod } from './methods';
import type { ShippingMethod } from './methods';
import { findZone, refuseTrash, ZONES } from './zone-routes';
import { __ } from '../../i18n';

const OF_ZONE = `${ZONES}/{id:digits}/methods`;
const KINDS = '/wc/v3/shipping_methods';

const canList = requireCapability('manage_woocommerce', 'list');
const canView = requireCapability('manage_woocommerce', 'view');

const patchArgs = { order: integer(), enabled: boolean(), settings: mapOf(anything()) };

export const methodRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: KINDS,
    permission: canList,
    handler: (request) => listMethods().map((kind) => toKind(request, kind)),
  }),
  route({
    method: 'GET',
    path: `${KINDS}/{kind:slug}`,
    permission: canView,
    handler(request) {
      const kind = findMethod(request.param('kind'));
      if (kind) return toKind(request, kind);
      throw new RestError(
        404,
        'woocommerce_rest_shipping_method_invalid',
        __('Shipping method not found.', 'store-admin'),
      );
    },
  }),
  route({
    method: 'GET',
    path: OF_ZONE,
    permission: canView,
    handler: (request) =>
      getMethods(request.context.db, findZone(request).id).map((method) => toRecord(request, method)),
  }),
  route({
    method: 'POST',
    path: OF_ZONE,
    args: { ...patchArgs, method_id: required(string()) },
    permission: requireCapability('manage_woocommerce', 'create'),
    handler(request) {
      const { method_id, order, enabled, settings } = request.args;
      const patch = { position: order, isEnabled: enabled, settings };
      const method = createMethod(request.context.db, findZone(request).id, method_id, patch);
      if (method) return toRecord(request, valid(method));
      throw new RestError(
        500,
        'woocommerce_rest_shipping_zone_not_created',
        __('Shipping method not found.', 'store-admin'),
      );
    },
  }),
  route({
    method: 'GET',
    path: `${OF_ZONE}/{instance:digits}`,
    permission: canView,
    handler: (request) => toRecord(request, findInstance(request)),
  }),
  route({
    method: UPDATE,
    path: `${OF_ZONE}/{instance:digits}`,
    args: patchArgs,
    permission: requireCapability('manage_woocommerce', 'edit'),
    handler(request) {
      const { order, enabled, settings } = request.args;
      const patch = { position: order, isEnabled: enabled, settings };
      return toRecord(request, valid(updateMethod(request.context.db, findInstance(request), patch)));
    },
  }),
  route({
    method: 'DELETE',
    path: `${OF_ZONE}/{instance:digits}`,
    args: { force: withDefault(boolean(), false) },
    permission: requireCapability('manage_woocommerce', 'delete'),
    handler(request) {
      const method = findInstance(request);
      refuseTrash(request.args.force, () =>
        __('Shipping methods have no trash; ask with force=true.', 'store-admin'),
      );
      deleteMethod(request.context.db, method);
      return toRecord(request, method);
    },
  }),
];

function findInstance(request: RestRequest): ShippingMethod {
  const id = Number(request.param('instance'));
  const method = getMethod(request.context.db, findZone(request).id, id);
  if (method) return method;
  throw new RestError(
    404,
    'woocommerce_rest_shipping_zone_method_invalid',
    __('The zone does not have this shipping method.', 'store-admin'),
  );
}

function valid(method: ShippingMethod | 'invalid'): ShippingMethod {
  if (method !== 'invalid') return method;
  throw new RestError(400, 'rest_setting_value_invalid', __('Invalid setting value.', 'store-admin'));
}

function toKind({ link }: RestRequest, { id, title, description }: MethodDefinition): object {
  const _links = { self: [{ href: link(`${KINDS}/${id}`) }], collection: [{ href: link(KINDS) }] };
  return { id, title, description, _links };
}

/** Formats a method as in the contract (section 9). */
function toRecord({ link }: RestRequest, method: ShippingMethod): object {
  const { id, zoneId, definition, title, position, isEnabled, settings } = method;
  const collection = `${ZONES}/${zoneId}/methods`;
  return {
    id,
    instance_id: id,
    title,
    order: position,
    enabled: isEnabled,
    method_id: definition.id,
    method_title: definition.title,
    method_description: `<p>${definition.description}</p>\n`,
    settings,
    _links: {
      self: [{ href: link(`${collection}/${id}`) }],
      collection: [{ href: link(collection) }],
      describes: [{ href: link(`${ZONES}/${zoneId}`) }],
    },
  };
}
