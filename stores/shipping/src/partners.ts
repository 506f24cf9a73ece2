import type { ShippingPartner } from './types';

/** Length of a partner's free trial in days (product specification, section 9). */
export const PARTNER_TRIAL_DAYS = 30;

const TRIAL_COUNTRIES = ['GB', 'CA', 'AU'];
const TRIAL_PLUGIN = 'woocommerce-shipstation-integration';

/** Whether the partner has a free trial in this country (behavior notes, section 5). */
export const hasTrial = (slug: string, country: string): boolean =>
  slug === TRIAL_PLUGIN && TRIAL_COUNTRIES.includes(country);

/** The label-printing plugins for a country, in addition to the suggested ones (behavior notes, section 5). */
export function getLabelPlugins(country: string): string[] {
  if (country === 'US') return ['woocommerce-services', 'jetpack'];
  return TRIAL_COUNTRIES.includes(country) ? [TRIAL_PLUGIN] : [];
}

/**
 * All plugins that a partner needs in this country: its own, its dependencies, and companions of the host's own
 * service.
 */
export function getPartnerPlugins(
  { slug, dependencies }: Pick<ShippingPartner, 'slug' | 'dependencies'>,
  country: string,
): string[] {
  const own = getLabelPlugins(country);
  return [...new Set([...(own.includes(slug) ? own : [slug]), ...dependencies])];
}

export interface PartnerChoice {
  layout: 'column' | 'row';
  partners: ShippingPartner[];
}

/** Layout of partners: a single one uses the full row if it can, several are in columns. */
export function getPartnerChoice(partners: readonly ShippingPartner[]): PartnerChoice {
  const [first, ...others] = partners;
  if (first?.layouts.row && others.length === 0) return { layout: 'row', partners: [first] };
  return { layout: 'column', partners: partners.filter(({ layouts }) => layouts.column) };
}
