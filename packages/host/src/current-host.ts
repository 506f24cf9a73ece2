import type { FeatureSlug } from './features';
import { readHost, type Host } from './read-host';

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
const MUTABLE: ReadonlySet<string> = new Set(['wcAdminSettings', 'preloadSettings']);

/**
 * A static setting by the name under which the host, or an extension, printed it: at the top of
 * `wcSettings`, else in its admin group. `filter` turns the untrusted value into what is wanted.
 * Throws for settings that live in a data store.
 */
export function getSetting(name: string): unknown;
export function getSetting<T>(name: string, fallback: T, filter: (value: unknown, fallback: T) => T): T;
export function getSetting(
  name: string,
  fallback: unknown = false,
  filter: (value: unknown, fallback: unknown) => unknown = (value) => value,
): unknown {
  if (MUTABLE.has(name)) throw new Error('Mutable settings should be accessed via data store.');
  const { printed } = getHost();
  const admin = Object(printed['admin']);
  const source = [printed, admin].find((settings) => Object.hasOwn(settings, name));
  return filter(source ? source[name] : fallback, fallback);
}
