import { toCodes } from '../../reference';
import data from './suggestions.data.json';

/** A suggested payment method. */
export interface SuggestionDefinition {
  id: string;
  title: string;
  content: string;
  /** Shown in addition to the short description, on a larger card. */
  description?: string;
  /** Slugs of the plugins that provide it. */
  plugins?: readonly string[];
  /** Where to get it if no plugin can be installed from here. */
  externalLink?: string;
  isOffline?: boolean;
  isLocalPartner?: boolean;
  /** Countries where it is a primary choice, and those where it is an additional one. */
  first?: readonly string[];
  besides?: readonly string[];
  /** Only for stores that also sell in person. */
  needsCounter?: boolean;
  /** Cards and wallets that it accepts, if its title doesn't list them. */
  processors?: readonly string[];
  /** Whether it supports stores that sell hemp, which most services don't. */
  acceptsHemp?: boolean;
}

export const PROVIDER_ID = 'woocommerce_payments';

/** Countries where the provider's own service is available; its variants differ in support for in-person sales. */
export const PROVIDER_COUNTRIES = toCodes(data.providerCountries);

/** Countries where its card reader is available. */
export const READER_COUNTRIES = toCodes(data.readerCountries);

/** Variants of the provider's own gateway; each store gets one of them as a suggestion. */
export const PROVIDER_VARIANTS = data.provider;

/** All others, with their countries as recorded from WooCommerce. */
export const SUGGESTIONS: readonly SuggestionDefinition[] = data.others.map(
  ({ first, besides, ...suggestion }) => ({
    ...suggestion,
    ...(first !== undefined && { first: toList(first) }),
    ...(besides !== undefined && { besides: toList(besides) }),
  }),
);

function toList(codes: string): readonly string[] {
  return codes === '' ? [] : toCodes(codes);
}
