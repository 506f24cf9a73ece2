import type { StoreDatabase } from '../../database';
import { EU_COUNTRIES, getCurrencies, getLocaleInfo } from '../../reference';
import { isConnected, getThemes, getOption, getTextOption } from '../../site';
import { getGeneratedImageUrl } from '../../plugin-files';
import { countPages } from '../../onboarding';
import type { AdminPageContext } from '../shared/admin-page-context';
import { __ } from '../../i18n';

/** Names of the industries by slug. */
const listIndustries = () => ({
  'fashion-apparel-accessories': __('Fashion, apparel, and accessories', 'store-admin'),
  'health-beauty': __('Health and beauty', 'store-admin'),
  'electronics-computers': __('Electronics and computers', 'store-admin'),
  'food-drink': __('Food and drink', 'store-admin'),
  'home-furniture-garden': __('Home, furniture, and garden', 'store-admin'),
  'cbd-other-hemp-derived-products': __('CBD and other hemp-derived products', 'store-admin'),
  'education-and-learning': __('Education and learning', 'store-admin'),
  other: __('Other', 'store-admin'),
});

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
      Object.entries(listIndustries()).map(([slug, label]) => {
        const isOther = slug === 'other';
        return [
          slug,
          {
            label,
            use_description: isOther,
            description_label: isOther ? __('Description', 'store-admin') : '',
          },
        ];
      }),
    ),
    activeTheme: theme,
    themes: getThemes(db).map(({ slug, name, isInstalled }) => ({
      slug,
      title: name,
      price: '0.00',
      is_installed: isInstalled,
      image: getGeneratedImageUrl(siteUrl, name, 'banner'),
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
