import { getShippingSteps, hasStepDescription, skipsLocation } from './index';

const US = { country: 'US', shipToCountries: '', partnerPlugins: ['jetpack'], isJetpackConnected: false };
const [PLACE, RATES, LABELS, CONNECT] = ['store_location', 'rates', 'label_printing', 'connect'] as const;

describe('the steps of the wizard', () => {
  test.each([
    ['a US shop that is not connected', {}, [PLACE, RATES, LABELS, CONNECT]],
    ['a connected US shop', { isJetpackConnected: true }, [PLACE, RATES, LABELS]],
    ['a US shop without partners', { partnerPlugins: [] }, [PLACE, RATES, CONNECT]],
    ['a shop elsewhere', { country: 'GB' }, [PLACE, RATES, LABELS]],
    ['a shop elsewhere without partners', { country: 'JP', partnerPlugins: [] }, [PLACE, RATES]],
    ['a shop that ships nowhere', { shipToCountries: 'disabled' }, [PLACE, LABELS, CONNECT]],
    ['a shop whose settings are not known', { shipToCountries: undefined }, [PLACE, RATES, LABELS, CONNECT]],
  ])('of %s', (_, shop, steps) => {
    expect(getShippingSteps({ ...US, ...shop })).toEqual(steps);
  });
});

describe('with smart defaults', () => {
  test.each([
    [true, RATES, true],
    [true, PLACE, false],
    [false, PLACE, true],
  ])('%s: the step %s has a description while the user is at the rates: %s', (has, step, expected) => {
    expect(hasStepDescription(step, { current: RATES, hasSmartDefaults: has })).toBe(expected);
  });

  test.each([
    [true, true, false, true],
    [true, true, true, false],
    [true, false, false, false],
    [false, true, false, false],
  ])(
    '%s, address known %s, skipped before %s: the location step completes itself: %s',
    (hasSmartDefaults, isAddressComplete, wasSkipped, expected) => {
      expect(skipsLocation({ hasSmartDefaults, isAddressComplete, wasSkipped })).toBe(expected);
    },
  );
});
