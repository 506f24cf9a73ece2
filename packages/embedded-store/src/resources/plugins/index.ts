export { mayManagePlugins } from './may-manage';
export {
  activatePlugin,
  getActivePlugins,
  getInstalledPlugins,
  getPluginStatuses,
  installPlugin,
} from './plugins';
export { setUpPlugins } from './setup';
