import { __, sprintf } from '@wordpress/i18n';
import type { ProductType, Profile, Theme } from './types';

/** A selected product that must be bought. */
export interface PurchasableProduct {
  /** Its id in the marketplace; `null` if it cannot be added to the cart. */
  id: number | null;
  label: string;
  /** HTML from the marketplace, to be sanitized before it is shown. */
  description: string;
}

interface PurchaseContext {
  profile: Profile;
  productTypes: readonly ProductType[];
  themes: readonly Theme[];
  /** Slugs. */
  installedPlugins: readonly string[];
}

/** Extension folders by product type, for responses without a slug from the marketplace. */
const SLUGS: ReadonlyMap<string, string> = new Map([
  ['subscriptions', 'woocommerce-subscriptions'],
  ['memberships', 'woocommerce-memberships'],
  ['bookings', 'woocommerce-bookings'],
  ['product-bundles', 'woocommerce-product-bundles'],
  ['product-add-ons', 'woocommerce-product-addons'],
]);

/** Paid extensions and the paid theme that are in the profile but not on the site. */
export function getPurchasableProducts(context: PurchaseContext): PurchasableProduct[] {
  return [...getExtensions(context), ...getThemes(context)];
}

function getExtensions({ profile, productTypes, installedPlugins }: PurchaseContext): PurchasableProduct[] {
  const chosen = new Set<string>(profile.product_types);
  return productTypes
    .filter(({ id, productId }) => productId !== null && chosen.has(id))
    .filter(({ id, slug }) => !installedPlugins.includes(slug ?? SLUGS.get(id) ?? ''))
    .map(({ productId, label, description }) => ({ id: productId, label, description }));
}

function getThemes({ profile, themes }: PurchaseContext): PurchasableProduct[] {
  return themes
    .filter((theme) => theme.slug === profile.theme && !theme.isInstalled && isPaidTheme(theme))
    .map((theme) => ({ id: theme.productId, label: getThemeLabel(theme), description: theme.excerpt }));
}

/** Whether a theme has a price. Prices include a currency sign, as an HTML entity or not. */
export const isPaidTheme = ({ price }: Theme): boolean => /[1-9]/.test(price);

/** A theme's name, with its yearly price if it has one (product specification, section 9). */
export function getThemeLabel(theme: Theme): string {
  if (!isPaidTheme(theme)) return theme.title;
  /* translators: first %s: name of a theme, second %s: its price, such as "$79.00" */
  return sprintf(__('%s — %s per year', 'store-admin'), theme.title, theme.price);
}

const CART = 'https://woocommerce.com/cart';

/** URL of the marketplace's cart with only these products; `undefined` if there are none. */
export function getCartUrl(products: readonly PurchasableProduct[], cart = CART): string | undefined {
  const ids = products.flatMap(({ id }) => id ?? []);
  return ids.length > 0 ? `${cart}?wccom-replace-with=${ids.join(',')}` : undefined;
}
