export { isConnected, isReachable, isService, setConnected } from './connections';
export type { Service } from './connections';
export { providerLink } from './provider-link';
