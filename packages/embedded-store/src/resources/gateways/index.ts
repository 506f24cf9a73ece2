export { getGateways, hasEnabledGateway, setGatewayEnabled } from './gateways';
export type { Gateway } from './gateways';
