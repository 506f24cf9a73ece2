import {
  HandlerResponse,
  boolean,
  integer,
  isMap,
  requireCapability,
  required,
  RestError,
  route,
  string,
  UPDATE,
  withDefault,
} from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { cleanLine } from '../../shared/clean';
import {
  createZone,
  deleteZone,
  getRestOfWorld,
  getZone,
  getZones,
  isLocationType,
  REST_OF_WORLD,
  setLocations,
  updateZone,
} from './zones';
import type { ShippingZone, ZoneLocation } from './zones';
import { __ } from '../../i18n';

export const ZONES = '/wc/v3/shipping/zones';

/** WooCommerce's label for a zone without a name. */
const unnamed = () => __('Everywhere', 'store-admin');

const canList = requireCapability('manage_woocommerce', 'list');
const canView = requireCapability('manage_woocommerce', 'view');
const canCreate = requireCapability('manage_woocommerce', 'create');
const canEdit = requireCapability('manage_woocommerce', 'edit');
const canDelete = requireCapability('manage_woocommerce', 'delete');

export const zoneRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: ZONES,
    permission: canList,
    handler: (request) =>
      [getRestOfWorld(request.context.db), ...getZones(request.context.db)].map((zone) =>
        toRecord(request, zone),
      ),
  }),
  route({
    method: 'POST',
    path: ZONES,
    args: { name: required(string()), order: integer() },
    permission: canCreate,
    handler(request) {
      const { name, order } = request.args;
      const id = createZone(request.context.db, cleanLine(name) || unnamed(), [], order);
      return new HandlerResponse(toRecord(request, findZone(request, id)), { status: 201 });
    },
  }),
  route({
    method: 'GET',
    path: `${ZONES}/{id:digits}`,
    permission: canView,
    handler: (request) => toRecord(request, findZone(request)),
  }),
  route({
    method: UPDATE,
    path: `${ZONES}/{id:digits}`,
    args: { name: string(), order: integer() },
    permission: canEdit,
    handler(request) {
      const zone = findZone(request);
      if (zone.id === REST_OF_WORLD) throw cannotChange('woocommerce_rest_shipping_zone_invalid_zone');
      const { name, order } = request.args;
      const named = name === undefined ? undefined : cleanLine(name) || unnamed();
      updateZone(request.context.db, zone, { name: named, position: order });
      return toRecord(request, findZone(request));
    },
  }),
  route({
    method: 'DELETE',
    path: `${ZONES}/{id:digits}`,
    args: { force: withDefault(boolean(), false) },
    permission: canDelete,
    handler(request) {
      const zone = findZone(request);
      refuseTrash(request.args.force, () =>
        __('Shipping zones have no trash; ask with force=true.', 'store-admin'),
      );
      // As in WooCommerce, deleting zone 0 does nothing and is not an error.
      if (zone.id !== REST_OF_WORLD) deleteZone(request.context.db, zone.id);
      return toRecord(request, zone);
    },
  }),
  route({
    method: 'GET',
    path: `${ZONES}/{id:digits}/locations`,
    permission: canView,
    handler: (request) => locationsOf(request),
  }),
  route({
    method: UPDATE,
    path: `${ZONES}/{id:digits}/locations`,
    permission: canEdit,
    handler(request) {
      const zone = findZone(request);
      if (zone.id === REST_OF_WORLD)
        throw cannotChange('woocommerce_rest_shipping_zone_locations_invalid_zone');
      setLocations(request.context.db, zone.id, readLocations(request.json));
      return locationsOf(request);
    },
  }),
];

/** @throws {RestError} when there is no such zone. */
export function findZone(request: RestRequest, id = Number(request.param('id'))): ShippingZone {
  const zone = getZone(request.context.db, id);
  if (zone) return zone;
  throw new RestError(
    404,
    'woocommerce_rest_shipping_zone_invalid',
    __('Shipping zone not found.', 'store-admin'),
  );
}

/** Shipping has no trash, so deleting requires `force`. */
export function refuseTrash(force: boolean, message: () => string): void {
  if (force) return;
  throw new RestError(501, 'rest_trash_not_supported', message());
}

function cannotChange(code: string): RestError {
  return new RestError(
    403,
    code,
    __('The "locations not covered by your other zones" zone cannot be updated.', 'store-admin'),
  );
}

function toRecord({ link }: RestRequest, { id, name, position }: ShippingZone): object {
  const _links = {
    self: [{ href: link(`${ZONES}/${id}`) }],
    collection: [{ href: link(ZONES) }],
    describedby: [{ href: link(`${ZONES}/${id}/locations`) }],
  };
  return { id, name, order: position, _links };
}

function locationsOf(request: RestRequest): object[] {
  const { id, locations } = findZone(request);
  const _links = {
    collection: [{ href: request.link(`${ZONES}/${id}/locations`) }],
    describes: [{ href: request.link(`${ZONES}/${id}`) }],
  };
  return locations.map(({ code, type }) => ({ code, type, _links }));
}

/** The request body is the list itself. Entries without a location are ignored, as in WooCommerce. */
function readLocations(body: unknown): ZoneLocation[] {
  if (!Array.isArray(body)) {
    throw new RestError(400, 'rest_invalid_param', __('The body has to be a list of places.', 'store-admin'));
  }
  return body.filter(isMap).flatMap(({ code, type = 'country' }) => {
    const place = typeof code === 'string' ? cleanLine(code) : '';
    return place !== '' && isLocationType(type) ? [{ code: place, type }] : [];
  });
}
