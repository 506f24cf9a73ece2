import { PROVIDER_COUNTRIES, PROVIDER_ID, SUGGESTIONS } from './definitions';

const LATER = ['affirm', 'afterpay', 'klarna_payments', 'zipmoney'];

/** What is recommended before what. Partners that know a country come first where there is nothing better. */
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

/** At home, Amazon comes before those that lend. */
const ORDER_AT_HOME = [
  ...ORDER.filter((id) => ![...LATER, 'amazon_payments_advanced'].includes(id)),
  'amazon_payments_advanced',
  ...LATER,
];

/**
 * The place of a suggestion among all that there are in a country; 0 is the first. Those without a place, the offline
 * ones and the variants of the provider, come after all others.
 */
export function getRank(country: string): (id: string) => number {
  const offered = (country === 'US' ? ORDER_AT_HOME : ORDER).filter((id) => isOfferedIn(country, id));
  return (id) => (offered.includes(id) ? offered.indexOf(id) : offered.length);
}

function isOfferedIn(country: string, id: string): boolean {
  if (id === PROVIDER_ID) return PROVIDER_COUNTRIES.includes(country);
  const { first = [], besides = [] } = SUGGESTIONS.find((known) => known.id === id) ?? {};
  return [...first, ...besides].includes(country);
}
