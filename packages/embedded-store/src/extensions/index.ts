export { openExtensionFolder } from './folder';
export type { ExtensionFolder } from './folder';
export { toRoutes } from './routes';
