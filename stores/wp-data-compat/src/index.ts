export { fetchPage, type AnyQuery } from './api';
export type { StoreDescriptor } from './descriptor';
export type { HostError } from './host-error';
export { SETTING_OPTIONS_STORE_NAME, STORE_NAMES } from './names';
export { registerHostStores, type HostRegistry, type HostStoresOptions } from './register-host-stores';
export { toHostUser, type HostUser } from './user';
