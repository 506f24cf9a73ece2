import { createSelector } from '@reduxjs/toolkit';
import type { PluginsState } from './slice';
import type { PluginProgress, PluginState } from './types';

/** Equal state gives identical objects. */
const selectProgress = createSelector(
  (state: PluginsState) => state.running,
  (state: PluginsState) => state.operations,
  (state: PluginsState) => state.outcomes,
  (running, operations, outcomes) => {
    const progress = new Map<string, PluginProgress>();
    for (const [slug, outcome] of Object.entries(outcomes)) {
      progress.set(slug, outcome === 'done' ? { status: 'done' } : { status: 'failed', problem: outcome });
    }
    for (const slug of operations.flatMap(({ slugs }) => slugs)) progress.set(slug, { status: 'waiting' });
    for (const [slug, step] of Object.entries(running)) {
      progress.set(slug, { status: step === 'install' ? 'installing' : 'activating' });
    }
    return (slug: string) => progress.get(slug);
  },
);

export const pluginsSelectors = (state: PluginsState) => ({
  /** Slugs of all installed plugins; `undefined` until known. */
  getInstalledPlugins: (): readonly string[] | undefined => state.installed ?? undefined,

  getActivePlugins: (): readonly string[] | undefined => state.active ?? undefined,

  /** `undefined` until both lists are known. */
  getPluginState(slug: string): PluginState | undefined {
    if (!state.installed || !state.active) return undefined;
    if (state.active.includes(slug)) return 'activated';
    return state.installed.includes(slug) ? 'installed' : 'unavailable';
  },

  /** A plugin's progress in the latest operation; `undefined` if there was none. */
  getProgress: (slug: string): PluginProgress | undefined => selectProgress(state)(slug),

  /** Whether an operation is running for a plugin, or queued. */
  isSettingUp: (slug: string): boolean =>
    slug in state.running || state.operations.some(({ slugs }) => slugs.includes(slug)),

  /** Whether the store is connected through Jetpack; `undefined` until known. */
  isJetpackConnected: (): boolean | undefined => state.isJetpackConnected ?? undefined,

  /** URL for connecting the store; `redirectUrl` is the page to return to. */
  getJetpackConnectUrl: (redirectUrl: string): string | undefined => state.jetpackConnectUrls[redirectUrl],
});
