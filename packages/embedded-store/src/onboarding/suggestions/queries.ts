import type { StoreDatabase } from '../../database';
import { getBaseCountry, getOption, setOption } from '../../site';
import { getStoreTraits } from '../profile/store-traits';
import type { StoreTraits } from '../profile/store-traits';
import { PROVIDER_COUNTRIES, PROVIDER_VARIANTS, READER_COUNTRIES, SUGGESTIONS } from './definitions';
import type { SuggestionDefinition } from './definitions';
import { getRank } from './ranking';

export interface Suggestion extends SuggestionDefinition {
  /** 0 is the top recommendation. */
  priority: number;
}

const HIDDEN = 'woocommerce_setting_payments_recommendations_hidden';
const MARKETPLACE = 'woocommerce_show_marketplace_suggestions';

/** Suggestions that match this store's country and profile. */
export function getSuggestions(db: StoreDatabase): Suggestion[] {
  const country = getBaseCountry(db);
  const kind = getStoreTraits(db);
  const rank = getRank(country);
  return [...SUGGESTIONS, ...providerVariant(country, kind)]
    .filter((suggestion) => fits(suggestion, country, kind))
    .map((suggestion) => ({ ...suggestion, priority: rank(suggestion.id) }))
    .toSorted((left, right) => (left.id < right.id ? -1 : 1));
}

/** Whether suggestions are turned on. */
export function areSuggestionsOn(db: StoreDatabase): boolean {
  return getOption(db, MARKETPLACE) !== 'no' && getOption(db, HIDDEN) !== 'yes';
}

export function dismissSuggestions(db: StoreDatabase): void {
  setOption(db, HIDDEN, 'yes');
}

/** Whether the provider's own service is available in a country. */
export function isProviderCountry(country: string): boolean {
  return PROVIDER_COUNTRIES.includes(country);
}

function providerVariant(country: string, { isDigital }: StoreTraits): SuggestionDefinition[] {
  if (!isProviderCountry(country)) return [];
  // Digital products aren't sold in person.
  if (isDigital) return [PROVIDER_VARIANTS.plain];
  return [
    READER_COUNTRIES.includes(country) ? PROVIDER_VARIANTS.withReader : PROVIDER_VARIANTS.withoutReader,
  ];
}

function fits(suggestion: SuggestionDefinition, country: string, kind: StoreTraits): boolean {
  const { first, besides, needsCounter = false, acceptsHemp = false } = suggestion;
  const isThere = !first || !besides || [...first, ...besides].includes(country);
  return isThere && (!needsCounter || kind.hasCounter) && (!kind.sellsHemp || acceptsHemp);
}
