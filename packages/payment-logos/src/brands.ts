interface Brand {
  name: string;
  /** The text of the logo, in one or two lines. */
  words: readonly [string, string?];
  /** Background color. */
  tint: string;
  /** Text color; has enough contrast on the background. */
  ink: string;
}

/** Our own logos and lettering: they show a brand's name, and do not imitate its artwork. */
const BRANDS = {
  visa: { name: 'Visa', words: ['Visa'], tint: '#e6e9f7', ink: '#263a8b' },
  mastercard: { name: 'MasterCard', words: ['Master', 'Card'], tint: '#fdebdc', ink: '#96390a' },
  'american-express': {
    name: 'American Express',
    words: ['American', 'Express'],
    tint: '#dceefa',
    ink: '#0b5488',
  },
  'apple-pay': { name: 'Apple Pay', words: ['Apple', 'Pay'], tint: '#e9eaec', ink: '#26282c' },
  'google-pay': { name: 'Google Pay', words: ['Google', 'Pay'], tint: '#e2f2e6', ink: '#1c6033' },
  jcb: { name: 'JCB', words: ['JCB'], tint: '#e0f1f1', ink: '#0f5c63' },
  unionpay: { name: 'UnionPay', words: ['Union', 'Pay'], tint: '#fbe4e6', ink: '#96182c' },
  'carte-bancaire': { name: 'CB', words: ['CB'], tint: '#e4f0d9', ink: '#3d5c14' },
  sofort: { name: 'Sofort', words: ['Sofort'], tint: '#fae3ee', ink: '#8e1d55' },
  discover: { name: 'Discover', words: ['Discover'], tint: '#fcf0d3', ink: '#7a4b00' },
  'diners-club': { name: 'Diners Club', words: ['Diners', 'Club'], tint: '#e2ecf5', ink: '#114b7a' },
  maestro: { name: 'Maestro', words: ['Maestro'], tint: '#ebe5f8', ink: '#4c3494' },
} satisfies Record<string, Brand>;

export type PaymentBrand = keyof typeof BRANDS;

export const PAYMENT_BRANDS = Object.keys(BRANDS) as readonly PaymentBrand[];

export const getBrand = (brand: PaymentBrand): Brand => BRANDS[brand];

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
