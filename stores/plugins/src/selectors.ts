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
  /** Slugs of all plugins on the server; `undefined` until known. */
  getInstalledPlugins: (): readonly string[] | undefined => state.installed ?? undefined,

  getActivePlugins: (): readonly string[] | undefined => state.active ?? undefined,

  /** `undefined` until both lists are known. */
  getPluginState(slug: string): PluginState | undefined {
    if (!state.installed || !state.active) return undefined;
    if (state.active.includes(slug)) return 'activated';
    return state.installed.includes(slug) ? 'installed' : 'unavailable';
  },

  /** Where a plugin is in the operation last asked for; `undefined` when none was. */
  getProgress: (slug: string): PluginProgress | undefined => selectProgress(state)(slug),

  /** Whether an operation has something to do for a plugin, now or soon. */
  isSettingUp: (slug: string): boolean =>
    slug in state.running || state.operations.some(({ slugs }) => slugs.includes(slug)),

  /** Whether the shop is connected through the connectivity plugin; `undefined` until known. */
  isJetpackConnected: (): boolean | undefined => state.isJetpackConnected ?? undefined,

  /** Where the shop is connected; `redirectUrl` is where the owner comes back to. */
  getJetpackConnectUrl: (redirectUrl: string): string | undefined => state.jetpackConnectUrls[redirectUrl],
});
