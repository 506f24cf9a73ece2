const codes = (text: string): readonly string[] => text.split(' ');

/** Countries in which the provider's own service can be used; its variants differ by what happens at a counter. */
export const PROVIDER_COUNTRIES = codes(
  'US PR AU CA CY DE DK EE ES FI FR GB GR IE IT LU LT LV NO NZ AT BE NL PL PT CH HK SI SK SG BG CZ HR HU RO MT',
);

/** Where its card reader can be used. */
export const READER_COUNTRIES = codes('US CA');

const EUROPE = codes(
  'AT BE BG HR CH CY CZ DK EE ES FI FR DE GB GR HU IE IT LV LT LU MT NL NO PL PT RO SK SL SE',
);
const LATIN_AMERICA = codes('AR CL CO EC PE UY VE');

/** The countries of each suggestion, as recorded on the platform. */
export const PAYPAL = [
  ...codes('US CA MX BR'),
  ...LATIN_AMERICA,
  ...EUROPE,
  ...codes('AU NZ HK JP SG CN ID IN'),
];
export const PAYPAL_BESIDES = [
  ...codes('US CA ZA NG GH MX BR'),
  ...LATIN_AMERICA,
  ...EUROPE,
  ...codes('AU NZ HK JP SG CN ID'),
];
export const STRIPE = [
  ...codes('US CA MX BR'),
  ...EUROPE.filter((code) => code !== 'HR'),
  ...codes('AU NZ HK JP SG ID IN'),
];
export const AMAZON = codes('US AT BE CY DK ES FR DE GB HU IE IT LU NL PT SL SE JP');
export const KLARNA = codes('MX US CA AT BE CH DK ES FI FR DE GB IT NL NO PL SE NZ AU');
export const KLARNA_CHECKOUT = codes('NO SE FI');
export const MOLLIE = codes('AT BE CH ES FI FR DE GB IT NL PL');
export const MERCADO_PAGO = codes('AR CL CO PE UY MX BR');
export const SQUARE = codes('US CA JP GB AU IE FR ES FI');
export const AFFIRM = codes('US CA');
export const AFTERPAY = codes('US CA AU');
export const ZIP = codes('US NZ AU');
export const EWAY = codes('NZ AU');
export const PAYFAST = codes('ZA');
export const PAYSTACK = codes('ZA GH NG');
export const INDIA = codes('IN');
