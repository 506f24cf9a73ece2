import {
  anything,
  boolean,
  integer,
  mapOf,
  requireCapability,
  RestError,
  route,
  string,
  UPDATE,
} from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { getGateway, getGateways, updateGateway } from './queries';
import type { Gateway } from './queries';
import { toRecord } from './record';
import { __ } from '../../i18n';

const GATEWAYS = '/wc/v3/payment_gateways';

export const gatewayRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: GATEWAYS,
    permission: requireCapability('manage_woocommerce', 'list'),
    handler: (request) => getGateways(request.context.db).map((gateway) => linked(request, gateway)),
  }),
  route({
    method: 'GET',
    path: `${GATEWAYS}/{id:slug}`,
    permission: requireCapability('manage_woocommerce', 'view'),
    handler: (request) => linked(request, found(getGateway(request.context.db, request.param('id')))),
  }),
  route({
    method: UPDATE,
    path: `${GATEWAYS}/{id:slug}`,
    args: {
      title: string(),
      description: string(),
      order: integer(),
      enabled: boolean(),
      settings: mapOf(anything()),
    },
    permission: requireCapability('manage_woocommerce', 'edit'),
    handler(request) {
      const { title, description, order, enabled, settings } = request.args;
      const patch = { title, description, position: order, isEnabled: enabled, settings };
      const updated = updateGateway(request.context.db, request.param('id'), patch);
      if (updated !== 'invalid') return linked(request, found(updated));
      throw new RestError(400, 'rest_setting_value_invalid', __('Invalid setting value.', 'store-admin'));
    },
  }),
];

function linked({ context, link }: RestRequest, gateway: Gateway): object {
  const _links = {
    self: [{ href: link(`${GATEWAYS}/${gateway.id}`) }],
    collection: [{ href: link(GATEWAYS) }],
  };
  return { ...toRecord(context, gateway), _links };
}

function found(gateway: Gateway | undefined): Gateway {
  if (gateway) return gateway;
  throw new RestError(
    404,
    'woocommerce_rest_payment_gateway_invalid',
    __('Payment gateway not found.', 'store-admin'),
  );
}
