export { mayManagePlugins } from './permissions';
export {
  activatePlugin,
  getActivePlugins,
  getInstalledPlugins,
  getPluginStatuses,
  installPlugin,
} from './queries';
export { setUpPlugins } from './setup';
