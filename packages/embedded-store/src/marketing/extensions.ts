import type { StoreDatabase } from '../database';
import { getOption, setOption, activatePlugin, getActivePlugins, getInstalledPlugins } from '../site';
import { MARKETING_EXTENSIONS } from './catalog';
import type { MarketingExtension } from './catalog';

export interface InstalledExtension extends MarketingExtension {
  status: 'installed' | 'activated' | 'configured';
}

/** Those on the site, with how far they are. */
export function getInstalledExtensions(db: StoreDatabase): InstalledExtension[] {
  const [installed, active] = [getInstalledPlugins(db), getActivePlugins(db)];
  return MARKETING_EXTENSIONS.filter(({ slug }) => installed.includes(slug)).map((extension) => {
    const isActive = active.includes(extension.slug);
    const isSetUp = isActive && getOption(db, setUpOption(extension.slug)) === 'yes';
    return { ...extension, status: isSetUp ? 'configured' : isActive ? 'activated' : 'installed' };
  });
}

/** One of them; `undefined` when it is not on the site. */
export function findInstalledExtension(db: StoreDatabase, slug: string): InstalledExtension | undefined {
  return getInstalledExtensions(db).find((extension) => extension.slug === slug);
}

/** Sales channels that are switched on. */
export function getChannels(db: StoreDatabase): InstalledExtension[] {
  return getInstalledExtensions(db).filter(
    ({ field, status }) => field === 'sales-channels' && status !== 'installed',
  );
}

/** @returns whether it is a marketing extension on the site, and so active now. */
export function activateExtension(db: StoreDatabase, slug: string): boolean {
  return MARKETING_EXTENSIONS.some((extension) => extension.slug === slug) && activatePlugin(db, slug);
}

/** Its owner has been through its settings. */
export function finishSetUp(db: StoreDatabase, slug: string): void {
  setOption(db, setUpOption(slug), 'yes');
}

function setUpOption(slug: string): string {
  return `${slug}_setup_completed`;
}
