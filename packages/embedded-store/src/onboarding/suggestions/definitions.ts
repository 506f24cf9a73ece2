import { toCodes } from '../../reference';
import data from './suggestions.data.json';

/** A way to get paid that the dashboard proposes. */
export interface SuggestionDefinition {
  id: string;
  title: string;
  content: string;
  /** Beside the short text, on a card of its own. */
  description?: string;
  /** Folders of the plugins that bring it. */
  plugins?: readonly string[];
  /** Where it is had when no plugin can be installed from here. */
  externalLink?: string;
  isOffline?: boolean;
  isLocalPartner?: boolean;
  /** Countries in which it is among the first choices, and those in which it is had besides one. */
  first?: readonly string[];
  besides?: readonly string[];
  /** Only for shops that sell over a counter too. */
  needsCounter?: boolean;
  /** Names of the cards and wallets that it takes, where its title does not say so. */
  processors?: readonly string[];
  /** It serves shops that sell hemp, which most services refuse. */
  acceptsHemp?: boolean;
}

export const PROVIDER_ID = 'woocommerce_payments';

/** Countries in which the provider's own service can be used; its variants differ by what happens at a counter. */
export const PROVIDER_COUNTRIES = toCodes(data.providerCountries);

/** Where its card reader can be used. */
export const READER_COUNTRIES = toCodes(data.readerCountries);

/** The provider's own gateway, one variant of which is proposed to a shop. */
export const PROVIDER_VARIANTS = data.provider;

/** All others, with their countries as recorded on the platform. */
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
