import { useState } from 'react';
import { useDispatch, useRegistry, useSelect } from '@admin/data';
import { pluginsStore } from './store';

/** One plugin: its state, its progress, and a function that installs and activates it. */
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

/** The slugs of all plugins, with the loading state. */
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

/** The plugins when they were first known: the row of a plugin stays while it is installed, and then confirms it. */
export function useInitialPlugins() {
  const plugins = usePlugins();
  const [first, setFirst] = useState(plugins);
  if (!first.isKnown && plugins.isKnown) setFirst(plugins);
  return first;
}

/** A group of plugins: their states, and a function that installs and activates all of them. */
export function usePluginSet(slugs: readonly string[]) {
  const registry = useRegistry();
  const { installAndActivatePlugins } = useDispatch(pluginsStore);
  const { failure } = usePlugins();
  const list = slugs.join();
  const states = useSelect(
    (select) => Object.fromEntries(slugs.map((slug) => [slug, select(pluginsStore).getPluginState(slug)])),
    [list],
  );
  const progress = useSelect(
    (select) => Object.fromEntries(slugs.map((slug) => [slug, select(pluginsStore).getProgress(slug)])),
    [list],
  );
  const isSettingUp = useSelect(
    (select) => slugs.some((slug) => select(pluginsStore).isSettingUp(slug)),
    [list],
  );
  return {
    plugins: slugs.map((slug) => ({ slug, state: states[slug], progress: progress[slug] })),
    isKnown: slugs.every((slug) => states[slug] !== undefined),
    areActive: slugs.every((slug) => states[slug] === 'activated'),
    isSettingUp,
    /** Why loading failed. */
    failure,
    retry: () => registry.invalidateAll(pluginsStore),
    setUp: () => installAndActivatePlugins(slugs),
  };
}

/** URL for connecting the store through Jetpack; the user returns to `redirectUrl`. */
export function useJetpackConnectUrl(redirectUrl: string) {
  return useSelect((select, resolution) => ({
    url: select(pluginsStore).getJetpackConnectUrl(redirectUrl),
    ...resolution(pluginsStore).getJetpackConnectUrl(redirectUrl),
  }));
}
