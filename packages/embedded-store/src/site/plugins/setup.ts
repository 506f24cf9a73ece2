import type { StoreDatabase } from '../../database';
import { isReachable } from '../connections';
import { findInCatalog } from './catalog';
import { activatePlugin, getInstalledPlugins, installPlugin } from './queries';
import { __, sprintf } from '../../i18n';

export type SetupKind = 'install' | 'activate';

export interface Outcome {
  /** Requested and done, whether now or before. */
  done: string[];
  /** Those of them that were done now. */
  changed: string[];
  /** Slug → error message. */
  problems: Map<string, string>;
}

/** Installs or activates plugins; one failed plugin does not stop the others. */
export function setUpPlugins(db: StoreDatabase, kind: SetupKind, slugs: readonly string[]): Outcome {
  const outcome: Outcome = { done: [], changed: [], problems: new Map() };
  for (const slug of new Set(slugs)) {
    const isInstalled = getInstalledPlugins(db).includes(slug);
    const problem = kind === 'install' ? install(db, slug, isInstalled) : activate(db, slug, isInstalled);
    if (problem === undefined) outcome.done.push(slug);
    else outcome.problems.set(slug, problem);
    if (problem === undefined && kind === 'install' && !isInstalled) outcome.changed.push(slug);
  }
  return outcome;
}

function install(db: StoreDatabase, slug: string, isInstalled: boolean): string | undefined {
  if (isInstalled) return undefined;
  const plugin = findInCatalog(slug);
  if (!plugin)
    return sprintf(
      /* translators: %s: name of a plugin */
      __('There is no plugin called "%s".', 'store-admin'),
      slug,
    );
  if (plugin.flaw === 'download' || !isReachable(db, slug))
    return sprintf(
      /* translators: %s: name of a plugin */
      __('"%s" could not be downloaded.', 'store-admin'),
      slug,
    );
  installPlugin(db, plugin);
  return undefined;
}

function activate(db: StoreDatabase, slug: string, isInstalled: boolean): string | undefined {
  if (!isInstalled)
    return sprintf(
      /* translators: %s: name of a plugin */
      __('"%s" must be installed first.', 'store-admin'),
      slug,
    );
  if (findInCatalog(slug)?.flaw === 'activation')
    return sprintf(
      /* translators: %s: name of a plugin */
      __('"%s" could not be activated because of an error.', 'store-admin'),
      slug,
    );
  activatePlugin(db, slug);
  return undefined;
}
