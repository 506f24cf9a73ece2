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
    ['where both work', 'US', own, ['woocommerce-tax', 'avalara']],
    ['where only the third-party service works', 'JP', own, ['avalara']],
    ['while the third-party service is active', 'US', { ...own, avalaraActivated: true }, ['avalara']],
    ['while another third-party service is active', 'US', { ...own, taxJarActivated: true }, ['avalara']],
    ['where nobody lives', 'AQ', own, []],
    ['while the shop has no address', '', own, []],
    ['of a host that tells no countries', 'US', {}, ['avalara']],
  ])('%s', (_, country, data, partners) => {
    expect(getTaxPartners(country, data)).toEqual(partners);
  });
});

describe('the task shows', () => {
  const both: TaxPartner[] = ['woocommerce-tax', 'avalara'];

  test.each([
    ['a choice between several partners', both, undefined, 'choice'],
    ['the partner the address names', both, 'avalara', 'avalara'],
    ['the only partner at once', ['avalara'] as TaxPartner[], undefined, 'avalara'],
    [
      'the only partner where the address names another',
      ['avalara'] as TaxPartner[],
      'woocommerce-tax',
      'avalara',
    ],
    ['a choice where the address names nobody known', both, 'acme', 'choice'],
    ['rates by hand without partners', [], undefined, 'manual'],
    ['rates by hand where the named partner is not available', [], 'avalara', 'manual'],
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
