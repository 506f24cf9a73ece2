import { getPlugin, getPlugins, PluginArea, registerPlugin, unregisterPlugin } from '@admin/extensions';
import { usePluginContext, withPluginContext } from './slots';

/** `wp.plugins` */
export const pluginsNamespace = {
  getPlugin,
  getPlugins,
  PluginArea,
  registerPlugin,
  unregisterPlugin,
  usePluginContext,
  withPluginContext,
};
