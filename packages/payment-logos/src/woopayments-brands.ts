import type { PaymentBrand } from './brands';

/** The brands that WooPayments accepts, in display order. */
export const OWN_GATEWAY_BRANDS: readonly PaymentBrand[] = [
  'visa',
  'mastercard',
  'american-express',
  'apple-pay',
  'google-pay',
  'jcb',
  'unionpay',
  'carte-bancaire',
  'sofort',
];
