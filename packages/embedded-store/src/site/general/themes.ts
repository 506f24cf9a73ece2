import { all, first, run, text } from '../../database';
import type { StoreDatabase } from '../../database';
import { isReachable } from '../connections';
import { getTextOption, setOption } from '../options/queries';

export interface Theme {
  slug: string;
  name: string;
}

export interface OfferedTheme extends Theme {
  isInstalled: boolean;
}

/** Themes that can be installed in addition to the default ones. */
const OFFERED: readonly Theme[] = [
  { slug: 'storefront', name: 'Storefront' },
  { slug: 'twentytwentytwo', name: 'Twenty Twenty-Two' },
  { slug: 'twentytwentyone', name: 'Twenty Twenty-One' },
];

/** The installed themes, followed by those that can be installed. */
export function getThemes(db: StoreDatabase): OfferedTheme[] {
  const installed = all(db, 'SELECT slug, name FROM themes ORDER BY slug DESC').map((row) => ({
    slug: text(row, 'slug'),
    name: text(row, 'name'),
    isInstalled: true,
  }));
  const others = OFFERED.filter(({ slug }) => !installed.some((theme) => theme.slug === slug));
  return [...installed, ...others.map((theme) => ({ ...theme, isInstalled: false }))];
}

/** The active theme. */
export function getActiveTheme(db: StoreDatabase): string {
  return getTextOption(db, 'stylesheet');
}

/** @returns the installed theme, or `undefined` when it is not available. */
export function installTheme(db: StoreDatabase, slug: string): Theme | undefined {
  const theme = OFFERED.find((offered) => offered.slug === slug);
  const installed = findInstalled(db, slug);
  if (installed || !theme || !isReachable(db, slug)) return installed;
  run(db, 'INSERT INTO themes (slug, name) VALUES (?, ?)', theme.slug, theme.name);
  return theme;
}

/** @returns the activated theme, or `undefined` when it is not installed. */
export function activateTheme(db: StoreDatabase, slug: string): Theme | undefined {
  const theme = findInstalled(db, slug);
  if (!theme) return undefined;
  setOption(db, 'stylesheet', theme.slug);
  setOption(db, 'template', theme.slug);
  return theme;
}

function findInstalled(db: StoreDatabase, slug: string): Theme | undefined {
  const row = first(db, 'SELECT slug, name FROM themes WHERE slug = ?', slug);
  return row && { slug: text(row, 'slug'), name: text(row, 'name') };
}
