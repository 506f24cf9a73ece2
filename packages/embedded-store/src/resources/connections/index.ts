export { isConnected, isReachable, isService, setConnected } from './queries';
export type { Service } from './queries';
export { providerLink } from './provider-link';
