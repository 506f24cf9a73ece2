import { THIRD_PARTY_TAX_COUNTRIES } from './third-party-tax-countries';
import type { TaskData } from './types';

/** Who may work the taxes out: the host's own service or a third-party one, by their names in the address. */
export type TaxPartner = 'woocommerce-tax' | 'avalara';

/**
 * The partners for a shop in this country. A third-party service that is active already leaves no room
 * for the host's own.
 * @param country two letters; empty while the shop has no address
 */
export function getTaxPartners(
  country: string,
  {
    woocommerceTaxCountries = [],
    avalaraActivated,
    taxJarActivated,
  }: Pick<TaskData, 'woocommerceTaxCountries' | 'avalaraActivated' | 'taxJarActivated'>,
): TaxPartner[] {
  const partners: TaxPartner[] = [];
  const isOwnServiceFree = !avalaraActivated && !taxJarActivated;
  if (isOwnServiceFree && woocommerceTaxCountries.includes(country)) partners.push('woocommerce-tax');
  if (THIRD_PARTY_TAX_COUNTRIES.has(country)) partners.push('avalara');
  return partners;
}

/** What the tax task shows: a card to choose from, the way of one partner, or the rates manually. */
export type TaxMethod = 'choice' | 'manual' | TaxPartner;

/** @param asked the partner the address names; one that is not available here does not count */
export function getTaxMethod(partners: readonly TaxPartner[], requested?: string): TaxMethod {
  const named = partners.find((partner) => partner === requested);
  if (named) return named;
  if (partners.length > 1) return 'choice';
  return partners[0] ?? 'manual';
}

/** How far a shop is on the way to automated taxes. */
export interface TaxReadiness {
  isAddressComplete: boolean;
  /** The connectivity plugin and the shipping-services plugin (product specification, section 9). */
  arePluginsActive: boolean;
  /** The shop is connected by the connectivity plugin. */
  isConnected: boolean;
}

export interface TaxStep {
  key: 'store_location' | 'rates' | 'plugins' | 'connect';
  isComplete: boolean;
}

/** The steps of entering rates manually. */
export const getManualTaxSteps = ({
  isAddressComplete,
}: Pick<TaxReadiness, 'isAddressComplete'>): TaxStep[] => [
  { key: 'store_location', isComplete: isAddressComplete },
  { key: 'rates', isComplete: false },
];

/** The steps to automated taxes. */
export const getAutomatedTaxSteps = (readiness: TaxReadiness): TaxStep[] => [
  { key: 'store_location', isComplete: readiness.isAddressComplete },
  { key: 'plugins', isComplete: readiness.arePluginsActive },
  { key: 'connect', isComplete: readiness.isConnected },
];

/** Nothing is left to do but to say yes; `auto=true` in the address may then say it. */
export const canAutomateTaxes = (readiness: TaxReadiness): boolean =>
  getAutomatedTaxSteps(readiness).every(({ isComplete }) => isComplete);
