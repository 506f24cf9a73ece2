import { addAction, addFilter, filters, removeAction, removeFilter } from '@wordpress/hooks';
import { getPlugins, registerPlugin, subscribe, unregisterPlugin, type Plugin } from '../plugins';
import { hasCrashedTooOften, subscribe as onCrashedOff } from '../typed/crashes';
import { isSwitchedOff, onSwitched } from './disabled-switches';

/** A removed callback of a classic extension. */
interface FilterCallback {
  hook: string;
  namespace: string;
  callback: (...args: unknown[]) => unknown;
  priority: number;
}

let withheld: readonly FilterCallback[] = [];
let withheldPlugins: readonly Plugin[] = [];
let isChanging = false;

/** Filters of the dashboard; those of the platform are not affected. */
const isOurs = (hook: string): boolean => /^(?:experimental_)?woocommerce_|^store_admin_/.test(hook);

/** The name of a classic extension: the first part of a namespace. */
export const getVendor = (namespace: string): string => namespace.split('/')[0] ?? namespace;

/** Namespaces of the dashboard and of typed extensions, which have their own switches. */
const TYPED = /^(?:store-admin|extension)(?:\/|$)/;

export const filterSwitch = (vendor: string, hook: string) => `${vendor}/filters/${hook}`;
export const pluginSwitch = (plugin: string) => `${plugin}/plugins/${plugin}`;

function isCallbackSwitchedOff({ namespace, hook }: FilterCallback): boolean {
  const vendor = getVendor(namespace);
  const name = filterSwitch(vendor, hook);
  return isSwitchedOff(vendor, name) || hasCrashedTooOften(name);
}

const isPluginSwitchedOff = ({ name }: Plugin): boolean =>
  isSwitchedOff(name, pluginSwitch(name)) || hasCrashedTooOften(pluginSwitch(name));

/** Callbacks in the dashboard's filters that were added by classic extensions. */
const present = (): FilterCallback[] =>
  Object.keys(filters)
    .filter(isOurs)
    .flatMap((hook) =>
      (filters[hook]?.handlers ?? []).map(({ namespace, callback, priority }) => ({
        hook,
        namespace,
        callback,
        priority,
      })),
    )
    .filter(({ namespace }) => !TYPED.test(namespace));

/** Callbacks of classic extensions, including disabled ones. */
export const listCallbacks = (): readonly FilterCallback[] => [...present(), ...withheld];

/** Plugins of classic extensions, including disabled ones. */
export const listPlugins = (): readonly Plugin[] =>
  [...getPlugins(), ...withheldPlugins].filter(({ name }) => !name.startsWith('extension-'));

/**
 * Finds the classic extension whose callback adds or replaces an entry of a list: after a crash, each callback is run
 * separately.
 * @param entry what ours would be
 * @param isSame whether another one is at the same place
 * @param details what the hook hands over besides
 */
export function findClassicOwner(
  hook: string,
  entry: object,
  isSame: (other: unknown) => boolean,
  details: readonly unknown[] = [],
): string | undefined {
  return present()
    .filter((callback) => callback.hook === hook)
    .find(({ callback }) => {
      try {
        const working = [entry];
        const result: unknown = callback(working, ...details) ?? working;
        return Array.isArray(result) && result.some((other) => other !== entry && isSame(other));
      } catch {
        return false;
      }
    })?.namespace;
}

let end: (() => void) | undefined;

/** Applies the switches, and removes disabled callbacks that are added later. Returns a function that stops it. */
export function applyClassicSwitches(): () => void {
  // The screen with the switches calls this, too.
  if (end) return end;
  const namespace = 'store-admin/switches';
  addAction('hookAdded', namespace, apply);
  const stops = [
    onSwitched(apply),
    subscribe(apply),
    onCrashedOff(apply),
    () => void removeAction('hookAdded', namespace),
  ];
  apply();
  end = () => {
    end = undefined;
    for (const stop of stops) stop();
  };
  return end;
}

function apply(): void {
  // Ignores changes made by this function.
  if (isChanging) return;
  isChanging = true;
  try {
    changeFilters();
    changePlugins();
  } finally {
    isChanging = false;
  }
}

function changeFilters(): void {
  const back = withheld.filter((entry) => !isCallbackSwitchedOff(entry));
  const disabled = present().filter(isCallbackSwitchedOff);
  withheld = [...withheld.filter(isCallbackSwitchedOff), ...disabled];
  for (const { hook, namespace } of disabled) removeFilter(hook, namespace);
  for (const { hook, namespace, callback, priority } of back) addFilter(hook, namespace, callback, priority);
}

function changePlugins(): void {
  const back = withheldPlugins.filter((plugin) => !isPluginSwitchedOff(plugin));
  const disabled = getPlugins().filter(isPluginSwitchedOff);
  withheldPlugins = [...withheldPlugins.filter(isPluginSwitchedOff), ...disabled];
  for (const { name } of disabled) unregisterPlugin(name);
  for (const { name, ...settings } of back) registerPlugin(name, settings);
}
