import { useSyncExternalStore } from 'react';
import type { Registry } from '@admin/data';
import { areOutlinesWanted } from '@admin/extensions';
import { userStore } from '@admin/store-user';
import { reportUnexpected } from './report';

/** What the script of an extension leaves on the page, before the dashboard starts or any time after. */
export interface WaitingExtension {
  /** Named when it fails. */
  id: string;
  /** Packages that it uses, by name. */
  needs: readonly string[];
  /** Called once they are there, with each under its name. */
  run: (packages: Readonly<Record<string, unknown>>) => void;
}

declare global {
  interface Window {
    storeAdminExtensions?: WaitingExtension[];
  }
}

let arePending = false;
const listeners = new Set<() => void>();

function setPending(next: boolean): void {
  arePending = next;
  for (const listener of listeners) listener();
}

/** Whether extensions still wait to be run, so that it is too early to say that something is not there. */
export const useArePending = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => arePending,
  );

/**
 * Looks out for extensions that wait to be run. What that takes is loaded only with the first of them, for a user who
 * switched something off, or to show where extensions have their places.
 * @returns the function that ends it
 */
export function awaitExtensions(registry: Registry): () => void {
  const queue = (window.storeAdminExtensions ??= []);
  let stopKit = () => {};
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    setPending(queue.length > 0);
    try {
      const { startKit } = await import(/* webpackChunkName: "extension-kit" */ './kit');
      const kit = startKit(registry, queue);
      stopKit = kit.stop;
      await kit.ready;
    } finally {
      setPending(false);
    }
  };
  // Each goes on as soon as the kit is there, which then takes this over.
  queue.push = (...extensions) => {
    const length = Array.prototype.push.apply(queue, extensions);
    load().catch(reportUnexpected);
    return length;
  };
  const hasSwitches = () => Boolean(registry.select(userStore).getPreference('extensions_off')?.length);
  const stopWatching = registry.watch(hasSwitches, (has) => {
    if (has) load().catch(reportUnexpected);
  });
  if (queue.length > 0 || hasSwitches() || areOutlinesWanted()) load().catch(reportUnexpected);
  return () => {
    stopWatching();
    stopKit();
  };
}
