import { PAYMENT_BRANDS, type PaymentBrand } from '@admin/payment-logos';

const OTHER_NAMES: Readonly<Record<string, PaymentBrand>> = {
  amex: 'american-express',
  cb: 'carte-bancaire',
  cartesbancaires: 'carte-bancaire',
};

/** Returns the brand for a name in any spelling, such as `american_express` or `Apple Pay`. */
export function findBrand(name: string): PaymentBrand | undefined {
  const plain = simplify(name);
  if (Object.hasOwn(OTHER_NAMES, plain)) return OTHER_NAMES[plain];
  return PAYMENT_BRANDS.find((brand) => simplify(brand) === plain);
}

const simplify = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
