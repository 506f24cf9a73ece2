import { isRecord } from '@admin/http';
import type { FeatureSlug } from './features';
import { readHost, type Host } from './read-host';
import type { HostSettings } from './settings';

let current: Host | undefined;

/** What the page handed over at the start. */
export function getHost(): Host {
  return (current ??= readHost(window));
}

export function setHost(host: Host): void {
  current = host;
}

/** A feature that the page does not mention is off. */
export const isFeatureEnabled = (slug: FeatureSlug): boolean => getHost().features.has(slug);

/** The address of a page of the host's administration; `path` is relative, such as `admin.php?page=wc-status`. */
export const getAdminLink = (path: string): string => `${getHost().settings.adminUrl}${path}`;

/** Settings that change while the page is open; what was printed is only their start. */
type MutableSetting = 'wcAdminSettings' | 'preloadSettings';
const MUTABLE: ReadonlySet<string> = new Set<MutableSetting>(['wcAdminSettings', 'preloadSettings']);

/** The settings this dashboard knows, which come checked. */
export type StaticSetting = Exclude<keyof HostSettings, MutableSetting>;

/**
 * A static setting. Those we know come checked; any other comes as an extension printed it, at the
 * top of `wcSettings` or in its admin group, else as the fallback. `filter` turns such an untrusted
 * value into what is wanted. Throws for settings that live in a data store.
 */
export function getSetting<K extends StaticSetting>(name: K): HostSettings[K];
export function getSetting(name: string, fallback?: unknown): unknown;
export function getSetting<T>(name: string, fallback: T, filter: (value: unknown, fallback: T) => T): T;
export function getSetting(
  name: string,
  fallback: unknown = false,
  filter: (value: unknown, fallback: unknown) => unknown = (value) => value,
): unknown {
  if (MUTABLE.has(name)) throw new Error('Mutable settings should be accessed via data store.');
  const { settings, printed } = getHost();
  const sources = [settings, printed, printed['admin']].filter(isRecord);
  const source = sources.find((candidate) => Object.hasOwn(candidate, name));
  return filter(source ? source[name] : fallback, fallback);
}
