import { isRecord } from '@admin/http';
import type { FeatureSlug } from './features';
import { readHost, type Host } from './read-host';
import type { HostSettings } from './settings';

let current: Host | undefined;

/** The host of this page. */
export function getHost(): Host {
  return (current ??= readHost(window));
}

export function setHost(host: Host): void {
  current = host;
}

/** Whether a feature flag is on. Unknown flags are off. */
export const isFeatureEnabled = (slug: FeatureSlug): boolean => getHost().features.has(slug);

/**
 * The URL of an admin page.
 * @param path relative to the admin URL, such as `admin.php?page=wc-status`
 */
export const getAdminLink = (path: string): string => `${getHost().settings.adminUrl}${path}`;

/** Settings that change while the page is open. The page globals are only their initial values. */
type MutableSetting = 'wcAdminSettings' | 'preloadSettings';
const MUTABLE: ReadonlySet<string> = new Set<MutableSetting>(['wcAdminSettings', 'preloadSettings']);

/** The names of validated settings. */
export type StaticSetting = Exclude<keyof HostSettings, MutableSetting>;

/**
 * Reads a static setting: a validated one, or one that an extension added to `wcSettings` or its `admin`
 * group.
 * @param fallback used when the setting is missing
 * @param filter converts the untrusted value
 * @throws for settings that live in a data store
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
  const { settings, rawSettings } = getHost();
  const sources = [settings, rawSettings, rawSettings['admin']].filter(isRecord);
  const source = sources.find((candidate) => Object.hasOwn(candidate, name));
  return filter(source ? source[name] : fallback, fallback);
}
