import { useDispatch, useSelect } from '@admin/data';
import { pluginsStore } from './store';

/** One plugin: how far the server has it, where the operation is, and a function that makes it active. */
export function usePlugin(slug: string) {
  const { installAndActivatePlugins } = useDispatch(pluginsStore);
  const read = useSelect((select, resolution) => ({
    state: select(pluginsStore).getPluginState(slug),
    progress: select(pluginsStore).getProgress(slug),
    isSettingUp: select(pluginsStore).isSettingUp(slug),
    ...resolution(pluginsStore).getPluginState(slug),
  }));
  const setUp = () => installAndActivatePlugins([slug]);
  return { ...read, setUp };
}

/** The slugs of all plugins, with the state of loading them. */
export function usePlugins() {
  return useSelect((select, resolution) => {
    const installed = select(pluginsStore).getInstalledPlugins();
    const active = select(pluginsStore).getActivePlugins();
    const reads = [
      resolution(pluginsStore).getInstalledPlugins(),
      resolution(pluginsStore).getActivePlugins(),
    ];
    const failure = reads.find((read) => read.failure)?.failure;
    return { installed, active, isKnown: installed !== undefined && active !== undefined, failure };
  });
}
