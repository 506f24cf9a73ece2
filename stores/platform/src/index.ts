export { fetchPage, type AnyQuery } from './api';
export type { HostError } from './host-error';
export { STORE_NAMES } from './names';
export { offerStores, type HostRegistry, type Offer } from './offer-stores';
export { toHostUser, type HostUser } from './user';
