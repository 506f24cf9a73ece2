import {
  canAutomateTaxes,
  getAutomatedTaxSteps,
  getManualTaxSteps,
  getTaxPartners,
  getTaxMethod,
  type TaxPartner,
} from './index';

const own = { woocommerceTaxCountries: ['US', 'DE'] };

describe('partners', () => {
  test.each([
    ['in a country that both support', 'US', own, ['woocommerce-tax', 'avalara']],
    ['in a country that only the third-party service supports', 'JP', own, ['avalara']],
    ['while the third-party service is active', 'US', { ...own, avalaraActivated: true }, ['avalara']],
    ['while another third-party service is active', 'US', { ...own, taxJarActivated: true }, ['avalara']],
    ['in a country that neither supports', 'AQ', own, []],
    ['without a store address', '', own, []],
    ['on a host without country lists', 'US', {}, ['avalara']],
  ])('%s', (_, country, data, partners) => {
    expect(getTaxPartners(country, data)).toEqual(partners);
  });
});

describe('the task shows', () => {
  const both: TaxPartner[] = ['woocommerce-tax', 'avalara'];

  test.each([
    ['a choice between several partners', both, undefined, 'choice'],
    ['the partner in the URL', both, 'avalara', 'avalara'],
    ['the only partner immediately', ['avalara'] as TaxPartner[], undefined, 'avalara'],
    [
      'the only partner if the URL has another one',
      ['avalara'] as TaxPartner[],
      'woocommerce-tax',
      'avalara',
    ],
    ['a choice if the URL has an unknown partner', both, 'acme', 'choice'],
    ['manual setup without partners', [], undefined, 'manual'],
    ['manual setup if the partner in the URL is not available', [], 'avalara', 'manual'],
  ])('%s', (_, partners, asked, way) => {
    expect(getTaxMethod(partners, asked)).toBe(way);
  });
});

describe('steps', () => {
  const keys = (steps: readonly { key: string; isComplete: boolean }[]) =>
    steps.map(({ key, isComplete }) => (isComplete ? `${key} done` : key));

  test.each([
    [false, ['store_location', 'rates']],
    [true, ['store_location done', 'rates']],
  ])('manual setup with complete address %s', (isAddressComplete, steps) => {
    expect(keys(getManualTaxSteps({ isAddressComplete }))).toEqual(steps);
  });

  test.each([
    [false, false, false, ['store_location', 'plugins', 'connect'], false],
    [true, false, false, ['store_location done', 'plugins', 'connect'], false],
    [true, true, false, ['store_location done', 'plugins done', 'connect'], false],
    [false, true, true, ['store_location', 'plugins done', 'connect done'], false],
    [true, true, true, ['store_location done', 'plugins done', 'connect done'], true],
  ])(
    'automated, with address %s, plugins %s, connection %s',
    (isAddressComplete, arePluginsActive, isConnected, steps, isReady) => {
      const readiness = { isAddressComplete, arePluginsActive, isConnected };

      expect(keys(getAutomatedTaxSteps(readiness))).toEqual(steps);
      expect(canAutomateTaxes(readiness)).toBe(isReady);
    },
  );
});
