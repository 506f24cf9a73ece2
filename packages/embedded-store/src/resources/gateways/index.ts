export { getGateway, getGateways, hasEnabledGateway, setGatewayEnabled, updateGateway } from './gateways';
export type { Gateway, GatewayPatch } from './gateways';
