import { useSyncExternalStore } from 'react';
import type { Registry } from '@admin/data';

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

let pending = 0;
const listeners = new Set<() => void>();

function setPending(next: number): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** Whether extensions still wait to be run, so that it is too early to say that something is not there. */
export const useArePending = (): boolean => useSyncExternalStore(subscribe, () => pending > 0);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Runs the extensions that wait in the page and those that come later, each as soon as the packages it needs are there.
 * @returns the function which ends that
 */
export function openQueue(page: Window, registry: Registry): () => void {
  const queue = (page.storeAdminExtensions ??= []);
  const run = async (extension: WaitingExtension) => {
    setPending(pending + 1);
    try {
      const { runExtension } = await import(/* webpackChunkName: "extension-kit" */ './kit');
      await runExtension(registry, extension);
    } finally {
      setPending(pending - 1);
    }
  };
  queue.push = (...extensions) => {
    for (const extension of extensions) void run(extension);
    return queue.length;
  };
  queue.push(...queue.splice(0));
  return () => Reflect.deleteProperty(page, 'storeAdminExtensions');
}
