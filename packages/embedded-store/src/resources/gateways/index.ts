export { getGateway, getGateways, hasEnabledGateway, setGatewayEnabled, updateGateway } from './queries';
export type { Gateway } from './queries';
