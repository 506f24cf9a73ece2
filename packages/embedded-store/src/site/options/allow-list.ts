import names from './managed-with-the-store.data.json';

/**
 * Options that users who manage the store may read and write (README of the contract, section 4). All others need the
 * capability to manage the whole site.
 */
const MANAGED_WITH_THE_STORE: ReadonlySet<string> = new Set(names);

export function isManagedWithTheStore(name: string): boolean {
  return MANAGED_WITH_THE_STORE.has(name);
}
