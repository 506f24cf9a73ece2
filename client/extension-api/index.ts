export { offerHost } from './host/embedded';
export { takeOverSlots } from './host/take-over';
export { reloadExcludedLinks } from './menu-links';
export { createNamespaces, offerGlobals } from './offer';
export type { Namespaces } from './offer';
