export { activatePlugin, getActivePlugins, getInstalledPlugins, installPlugin } from './plugins';
