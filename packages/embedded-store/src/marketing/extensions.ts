import type { StoreDatabase } from '../database';
import { getOption, setOption, activatePlugin, getActivePlugins, getInstalledPlugins } from '../site';
import { MARKETING_EXTENSIONS } from './catalog';
import type { MarketingExtension } from './catalog';

export interface InstalledExtension extends MarketingExtension {
  status: 'installed' | 'activated' | 'configured';
}

/** Marketing extensions on the site, with their setup status. */
export function getInstalledExtensions(db: StoreDatabase): InstalledExtension[] {
  const [installed, active] = [getInstalledPlugins(db), getActivePlugins(db)];
  return MARKETING_EXTENSIONS.filter(({ slug }) => installed.includes(slug)).map((extension) => {
    const isActive = active.includes(extension.slug);
    const isSetUp = isActive && getOption(db, setUpOption(extension.slug)) === 'yes';
    return { ...extension, status: isSetUp ? 'configured' : isActive ? 'activated' : 'installed' };
  });
}

/** One of them; `undefined` if it isn't on the site. */
export function findInstalledExtension(db: StoreDatabase, slug: string): InstalledExtension | undefined {
  return getInstalledExtensions(db).find((extension) => extension.slug === slug);
}

/** Active sales channels. */
export function getChannels(db: StoreDatabase): InstalledExtension[] {
  return getInstalledExtensions(db).filter(
    ({ field, status }) => field === 'sales-channels' && status !== 'installed',
  );
}

/** @returns whether a marketing extension on the site was activated. */
export function activateExtension(db: StoreDatabase, slug: string): boolean {
  return MARKETING_EXTENSIONS.some((extension) => extension.slug === slug) && activatePlugin(db, slug);
}

/** Marks an extension's setup as finished. */
export function finishSetUp(db: StoreDatabase, slug: string): void {
  setOption(db, setUpOption(slug), 'yes');
}

function setUpOption(slug: string): string {
  return `${slug}_setup_completed`;
}
