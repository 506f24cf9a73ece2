const MEMBERS = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Whether a country, or the country of a state such as `DE:DE-BY`, is in the EU. The United Kingdom is not. */
export const isInEuropeanUnion = (countryState: string): boolean =>
  MEMBERS.has(countryState.split(':')[0] ?? '');
