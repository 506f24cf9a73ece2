import type { StoreDatabase } from '../../database';
import { EU_COUNTRIES, getCurrencies, getLocaleInfo } from '../../reference';
import { isConnected, getThemes, getOption, getTextOption } from '../../site';
import { pictureUrl } from '../../plugin-files';
import { countPages } from '../../onboarding';
import type { AdminPageContext } from '../shared/admin-page-context';

/** Names of the industries by slug. */
const INDUSTRIES = {
  'fashion-apparel-accessories': 'Fashion, apparel, and accessories',
  'health-beauty': 'Health and beauty',
  'electronics-computers': 'Electronics and computers',
  'food-drink': 'Food and drink',
  'home-furniture-garden': 'Home, furniture, and garden',
  'cbd-other-hemp-derived-products': 'CBD and other hemp-derived products',
  'education-and-learning': 'Education and learning',
  other: 'Other',
} as const;

/** Data for the setup screens; classic pages only get the profile. */
export function readOnboarding(
  { store, url }: AdminPageContext,
  isOwnPage: boolean,
): Record<string, unknown> {
  const { db, siteUrl } = store;
  const profile = readProfile(db);
  if (!isOwnPage) return { profile };
  const theme = getTextOption(db, 'stylesheet', 'twentytwentythree');
  return {
    profile: { ...profile, wccom_connected: isConnected(db, 'marketplace') },
    currencySymbols: Object.fromEntries(getCurrencies().map(({ code, symbol }) => [code, symbol])),
    euCountries: EU_COUNTRIES,
    localeInfo: getLocaleInfo(),
    industries: Object.fromEntries(
      Object.entries(INDUSTRIES).map(([slug, label]) => {
        const isOther = slug === 'other';
        return [slug, { label, use_description: isOther, description_label: isOther ? 'Description' : '' }];
      }),
    ),
    activeTheme: theme,
    themes: getThemes(db).map(({ slug, name, isInstalled }) => ({
      slug,
      title: name,
      price: '0.00',
      is_installed: isInstalled,
      image: pictureUrl(siteUrl, name, 'banner'),
      has_woocommerce_support: true,
    })),
    ...(url.searchParams.get('path') === '/setup-wizard' ? readSite(db) : {}),
  };
}

/** Tells a site that has been used for a while from a new one. This store has pages and no posts. */
function readSite(db: StoreDatabase): Record<string, unknown> {
  return { pageCount: countPages(db), postCount: 0, isBlockTheme: true };
}

/** The answers given during setup so far; skipped ones are missing. */
function readProfile(db: StoreDatabase): Record<string, unknown> {
  const stored = getOption(db, 'woocommerce_onboarding_profile');
  return typeof stored === 'object' && !Array.isArray(stored) ? stored : {};
}
