import { PROVIDER_COUNTRIES, PROVIDER_ID, SUGGESTIONS } from './definitions';

const LATER = ['affirm', 'afterpay', 'klarna_payments', 'zipmoney'];

/** The order of recommendations. Without a better option, regional partners come first. */
const ORDER = [
  PROVIDER_ID,
  'razorpay',
  'payubiz',
  'payfast',
  'paystack',
  'stripe',
  'woo-mercado-pago-custom',
  'ppcp-gateway',
  'mollie_wc_gateway_banktransfer',
  'square_credit_card',
  'eway',
  'klarna_checkout',
  ...LATER,
  'amazon_payments_advanced',
];

/** In the United States, Amazon comes before the lenders. */
const ORDER_AT_HOME = [
  ...ORDER.filter((id) => ![...LATER, 'amazon_payments_advanced'].includes(id)),
  'amazon_payments_advanced',
  ...LATER,
];

/**
 * The 0-based rank of a suggestion among all suggestions of a country. Suggestions without a rank, the offline ones and
 * the provider's variants, come last.
 */
export function getRank(country: string): (id: string) => number {
  const offered = (country === 'US' ? ORDER_AT_HOME : ORDER).filter((id) => isOfferedIn(country, id));
  return (id) => (offered.includes(id) ? offered.indexOf(id) : offered.length);
}

function isOfferedIn(country: string, id: string): boolean {
  if (id === PROVIDER_ID) return PROVIDER_COUNTRIES.includes(country);
  const { first = [], besides = [] } = SUGGESTIONS.find((each) => each.id === id) ?? {};
  return [...first, ...besides].includes(country);
}
