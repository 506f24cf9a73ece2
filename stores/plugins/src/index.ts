export { useInitialPlugins, useJetpackConnectUrl, usePlugin, usePlugins, usePluginSet } from './hooks';
export { hydratePlugins } from './hydrate';
export { getPluginName, PLUGIN_NAMES } from './names';
export { formatPluginProblems, getPluginProblems } from './plugins-error';
export { pluginActivated, pluginInstalled } from './slice';
export { pluginsStore } from './store';
export type {
  PluginProblem,
  PluginProgress,
  PluginState,
  PluginStep,
  ProviderName,
  SetUpPlugins,
} from './types';
