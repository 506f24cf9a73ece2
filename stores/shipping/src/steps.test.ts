import { getShippingSteps, hasStepDescription, skipsLocation } from './index';

const US = { country: 'US', shipToCountries: '', partnerPlugins: ['jetpack'], isJetpackConnected: false };
const [PLACE, RATES, LABELS, CONNECT] = ['store_location', 'rates', 'label_printing', 'connect'] as const;

describe('the steps of the wizard', () => {
  test.each([
    ['a US store that is not connected', {}, [PLACE, RATES, LABELS, CONNECT]],
    ['a connected US store', { isJetpackConnected: true }, [PLACE, RATES, LABELS]],
    ['a US store without partners', { partnerPlugins: [] }, [PLACE, RATES, CONNECT]],
    ['a store outside the US', { country: 'GB' }, [PLACE, RATES, LABELS]],
    ['a store outside the US without partners', { country: 'JP', partnerPlugins: [] }, [PLACE, RATES]],
    ['a store that does not ship', { shipToCountries: 'disabled' }, [PLACE, LABELS, CONNECT]],
    ['a store with unknown settings', { shipToCountries: undefined }, [PLACE, RATES, LABELS, CONNECT]],
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
