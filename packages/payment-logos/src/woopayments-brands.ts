import type { PaymentBrand } from './brands';

/** What the product's own gateway takes, in the order in which it is shown. */
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
