import { all, run, text } from '../../database';
import type { StoreDatabase } from '../../database';
import { findInCatalog } from './catalog';

/** Slugs (folder names) of the installed plugins, in alphabetical order. */
export function getInstalledPlugins(db: StoreDatabase): string[] {
  return all(db, 'SELECT slug FROM plugins ORDER BY slug').map((row) => text(row, 'slug'));
}

/** The active plugins among them. */
export function getActivePlugins(db: StoreDatabase): string[] {
  return all(db, 'SELECT slug FROM plugins WHERE is_active = 1 ORDER BY slug').map((row) =>
    text(row, 'slug'),
  );
}

/** Order statuses of active plugins, with their labels. */
export function getPluginStatuses(db: StoreDatabase): Readonly<Record<string, string>> {
  const statuses = getActivePlugins(db).map((slug) => findInCatalog(slug)?.orderStatuses);
  return Object.assign({}, ...statuses);
}

/** Installs a plugin; an installed one is left as it is. */
export function installPlugin(db: StoreDatabase, plugin: { slug: string; name: string }): void {
  run(db, 'INSERT OR IGNORE INTO plugins (slug, name) VALUES (?, ?)', plugin.slug, plugin.name);
}

/** @returns whether the plugin is installed, and so active now. */
export function activatePlugin(db: StoreDatabase, slug: string): boolean {
  return run(db, 'UPDATE plugins SET is_active = 1 WHERE slug = ?', slug).changes > 0;
}
