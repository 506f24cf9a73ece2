import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { FailureBoundary } from './failure-boundary';
import { reportExtensionFailure } from './failures';
import { PluginContext } from './plugin-context';

export interface PluginSettings {
  /** Mounted in the plugin area of its scope; usually renders fills. */
  readonly render: ComponentType;
  readonly scope?: string;
  readonly icon?: ReactNode;
}

export interface Plugin extends PluginSettings {
  readonly name: string;
}

let plugins: readonly Plugin[] = [];
const listeners = new Set<() => void>();

/**
 * Registers a plugin at any time. Scripts may be loaded twice, so a duplicate name is reported and the later plugin is
 * used; an invalid name or scope returns `null`.
 */
export function registerPlugin(name: string, settings: PluginSettings): Plugin | null {
  const reject = (problem: string) =>
    reportExtensionFailure({ source: `plugin "${name}"`, error: new Error(problem) });
  if (!isSlug(name) || (settings.scope !== undefined && !isSlug(settings.scope))) {
    reject('Names and scopes begin with a letter and hold lower-case letters, digits and hyphens.');
    return null;
  }
  if (typeof settings.render !== 'function' && typeof settings.render !== 'object') {
    reject('A plugin needs a component to render.');
    return null;
  }
  if (plugins.some((plugin) => plugin.name === name)) reject('The name is registered already.');

  const plugin = { ...settings, name };
  change([...plugins.filter((other) => other.name !== name), plugin]);
  return plugin;
}

/** Unregisters and returns a plugin, or `undefined` if there was none. */
export function unregisterPlugin(name: string): Plugin | undefined {
  const plugin = plugins.find((other) => other.name === name);
  if (plugin) change(plugins.filter((other) => other !== plugin));
  return plugin;
}

export const getPlugin = (name: string): Plugin | undefined => plugins.find((plugin) => plugin.name === name);

/** The plugins of one scope, or all of them. */
export const getPlugins = (scope?: string): Plugin[] =>
  plugins.filter((plugin) => scope === undefined || plugin.scope === scope);

/** Mounts the plugins of one scope, hidden: their content appears in slots. Only crash messages are visible here. */
export function PluginArea({ scope }: { scope?: string }) {
  const current = useSyncExternalStore(subscribe, () => plugins);
  return (
    <>
      {current
        .filter((plugin) => plugin.scope === scope)
        .map(({ name, icon, render: Render }) => (
          <PluginContext.Provider key={name} value={{ name, icon }}>
            <FailureBoundary source={`plugin "${name}"`} plugin={name}>
              <div style={{ display: 'none' }}>
                <Render />
              </div>
            </FailureBoundary>
          </PluginContext.Provider>
        ))}
    </>
  );
}

function change(next: readonly Plugin[]): void {
  plugins = next;
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isSlug = (name: string) => /^[a-z][a-z0-9-]*$/.test(name);
