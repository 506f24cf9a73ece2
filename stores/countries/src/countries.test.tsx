import { render, screen, waitFor } from '@testing-library/react';
import { RegistryProvider } from '@admin/data';
import { buildCountry, buildError, api, createTestRegistry } from '@admin/testing';
import { countriesStore, hydrateCountries, useAddressFields, useCountries } from './index';

const PATH = '/wc-analytics/data/countries';
const LOCALES = {
  CA: { postcode: { label: 'Postal code' }, state: { label: 'Province' } },
  NG: { postcode: { label: 'Postcode', required: false, hidden: true } },
  default: {
    address_1: { label: 'Street address', required: true, class: ['form-row-wide'], priority: 50 },
    postcode: { label: 'Postcode / ZIP', required: true, autocomplete: 'postal-code', priority: 90 },
  },
};

describe('countries', () => {
  test('are requested once for all callers, including single countries', async () => {
    api
      .get(PATH)
      .reply(200, [buildCountry({ code: 'GB', name: 'United Kingdom (UK)', states: [] }), buildCountry()]);
    const { resolveSelect } = createTestRegistry(countriesStore);

    const [countries, country] = await Promise.all([
      resolveSelect(countriesStore).getCountries(),
      resolveSelect(countriesStore).getCountry('US'),
    ]);

    expect(countries.map(({ code }) => code)).toEqual(['GB', 'US']);
    expect(country?.states).toContainEqual({ code: 'CA', name: 'California' });
  });

  test('omit invalid entries', async () => {
    api.get(PATH).reply(200, [null, 'US', { name: 'Nowhere' }, { code: 'GB', states: null }]);

    const countries = await createTestRegistry(countriesStore).resolveSelect(countriesStore).getCountries();

    expect(countries).toEqual([{ code: 'GB', name: 'GB', states: [] }]);
  });

  test('use preloaded data without a request', () => {
    const registry = createTestRegistry(countriesStore);

    hydrateCountries(registry, {
      countries: { CI: 'C&ocirc;te d&#039;Ivoire', US: 'United States (US)' },
      countryStates: { CI: [], US: { CA: 'California' } },
    });

    expect(registry.select(countriesStore).getCountries()).toEqual([
      { code: 'CI', name: "Côte d'Ivoire", states: [] },
      { code: 'US', name: 'United States (US)', states: [{ code: 'CA', name: 'California' }] },
    ]);
    expect(registry.select(countriesStore).getCountry('US')?.name).toBe('United States (US)');
  });

  test.each([
    ['no countries', undefined],
    ['an empty list', []],
    ['text instead of countries', 'US'],
  ])('are requested when the page has %s', async (_, countries) => {
    api.get(PATH).reply(200, [buildCountry()]);
    const registry = createTestRegistry(countriesStore);

    hydrateCountries(registry, { countries, countryStates: [] });

    expect(await registry.resolveSelect(countriesStore).getCountries()).toHaveLength(1);
  });

  test('reject all callers on failure', async () => {
    api.get(PATH).reply(403, buildError('woocommerce_rest_cannot_view', 403));
    const { resolveSelect } = createTestRegistry(countriesStore);

    const outcomes = await Promise.allSettled([
      resolveSelect(countriesStore).getCountries(),
      resolveSelect(countriesStore).getCountry('US'),
    ]);

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  test('are requested again after a canceled request', async () => {
    let isAsked = false;
    api.get(PATH).reply(200, async () => {
      isAsked = true;
      return new Promise(() => {});
    });
    const registry = createTestRegistry(countriesStore);
    registry.select(countriesStore).getCountries();
    await waitFor(() => expect(isAsked).toBe(true));

    registry.unregister(countriesStore);
    registry.register(countriesStore);

    api.get(PATH).reply(200, [buildCountry()]);
    expect(await registry.resolveSelect(countriesStore).getCountries()).toHaveLength(1);
  });
});

describe('locales', () => {
  test('a country overrides only what differs from the base', async () => {
    api.get(`${PATH}/locales`).reply(200, LOCALES);

    const locale = await createTestRegistry(countriesStore).resolveSelect(countriesStore).getLocale('NG');

    expect(locale?.postcode).toEqual({
      label: 'Postcode',
      required: false,
      hidden: true,
      autocomplete: 'postal-code',
      priority: 90,
    });
    expect(locale?.address_1?.label).toBe('Street address');
  });

  test('a country without locale uses the base, and equal calls return the same object', async () => {
    api.get(`${PATH}/locales`).reply(200, LOCALES);
    const registry = createTestRegistry(countriesStore);

    const locale = await registry.resolveSelect(countriesStore).getLocale('GB');

    expect(locale?.postcode?.label).toBe('Postcode / ZIP');
    expect(await registry.resolveSelect(countriesStore).getLocale('FR')).toBe(locale);
  });
});

describe('rendering', () => {
  function Labels({ countryState }: { countryState: string }) {
    const { fields, status } = useAddressFields(countryState);
    return (
      <p>
        {status}: {fields.countryState.label}, {fields.postCode.label}
      </p>
    );
  }

  test('updates labels with the country', async () => {
    api.get(`${PATH}/locales`).reply(200, LOCALES);
    const registry = createTestRegistry(countriesStore);
    const show = (countryState: string) => (
      <RegistryProvider registry={registry}>
        <Labels countryState={countryState} />
      </RegistryProvider>
    );

    const { rerender } = render(show('GB'));
    expect(await screen.findByText('finished: Country / Region, Postcode / ZIP')).toBeInTheDocument();
    rerender(show('CA:ON'));

    expect(screen.getByText('finished: Country / Region — Province, Postal code')).toBeInTheDocument();
    // No state is selected, or the country has none.
    rerender(show('CA'));
    expect(screen.getByText('finished: Country / Region, Postal code')).toBeInTheDocument();
  });

  test('shows default labels when the locales cannot be loaded', async () => {
    api.get(`${PATH}/locales`).reply(500, '<h1>Error</h1>');

    render(
      <RegistryProvider registry={createTestRegistry(countriesStore)}>
        <Labels countryState="CA:ON" />
      </RegistryProvider>,
    );

    expect(await screen.findByText('failed: Country / Region, Post code')).toBeInTheDocument();
  });

  test('shows the options once the countries are loaded', async () => {
    api.get(PATH).reply(200, [buildCountry()]);
    function Choices() {
      return (
        <p>
          {useCountries()
            .options.map(({ label }) => label)
            .join(', ')}
        </p>
      );
    }

    render(
      <RegistryProvider registry={createTestRegistry(countriesStore)}>
        <Choices />
      </RegistryProvider>,
    );

    expect(
      await screen.findByText('United States (US) — California, United States (US) — New York'),
    ).toBeInTheDocument();
  });
});
