export { openExtensionFolder } from './folder';
export type { Endpoint, ExtensionFolder } from './folder';
