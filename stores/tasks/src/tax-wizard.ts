import { THIRD_PARTY_TAX_COUNTRIES } from './third-party-tax-countries';
import type { TaskData } from './types';

/** Services that calculate taxes: the host's own or a third-party one, named as in the URL. */
export type TaxPartner = 'woocommerce-tax' | 'avalara';

/**
 * The partners for a store in this country. If a third-party service is active already, the host's own is not offered.
 * @param country two letters; empty while the store has no address
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

/** The content of the tax task: a choice of partners, one partner's steps, or manual rates. */
export type TaxMethod = 'choice' | 'manual' | TaxPartner;

/** @param requested the partner from the URL; ignored if it is not available */
export function getTaxMethod(partners: readonly TaxPartner[], requested?: string): TaxMethod {
  const named = partners.find((partner) => partner === requested);
  if (named) return named;
  if (partners.length > 1) return 'choice';
  return partners[0] ?? 'manual';
}

/** The state of a store's setup for automated taxes. */
export interface TaxReadiness {
  isAddressComplete: boolean;
  /** Whether Jetpack and the shipping-services plugin are active (product specification, section 9). */
  arePluginsActive: boolean;
  /** Whether the store is connected through Jetpack. */
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

/** Only the confirmation is left; `auto=true` in the URL may give it. */
export const canAutomateTaxes = (readiness: TaxReadiness): boolean =>
  getAutomatedTaxSteps(readiness).every(({ isComplete }) => isComplete);
