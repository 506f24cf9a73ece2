export { mayManagePlugins } from './may-manage';
export { activatePlugin, getActivePlugins, getInstalledPlugins, installPlugin } from './plugins';
