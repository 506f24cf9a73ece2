import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addFilter, removeFilter } from '@admin/extensions';
import { getHistory } from '@admin/navigation';
import { buildError, api } from '@admin/testing';
import { completeWizard, pressFirst } from '../../onboarding/testing/complete-wizard';
import { getSingleFaultPlans, type InjectedFault } from '../../onboarding/testing/mock-server';
import { STEPS_FILTER } from './list-steps';
import { openWizard, REQUESTS } from './testing/open-wizard';
import type { WizardStep, WizardStepProps } from './wizard-step';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });

/** Profile data after each step. */
const LOCATED = { is_store_country_set: true };
const INDUSTRY = { ...LOCATED, industry: [{ slug: 'food-drink' }] };
const TYPES = { ...INDUSTRY, product_types: ['physical'] };
const BUSINESS = { ...TYPES, product_count: '0', selling_venues: 'no' };
const FEATURES = { ...BUSINESS, business_extensions: [] };

beforeEach(() => {
  window.sessionStorage.clear();
  // jsdom doesn't implement scrolling.
  jest.spyOn(window, 'scrollTo').mockImplementation();
});

test('does not load site options for shop managers', async () => {
  const { server } = openWizard({ canInstall: false });

  await heading('Welcome to WooCommerce');
  expect(server.count('GET /wc-admin/options with blogname')).toBe(0);
});

test('asks for location, industry and product types, and saves each step when it is left', async () => {
  const { user, press, profile, kept, settings } = openWizard();

  await heading('Welcome to WooCommerce');
  expect(document.body).toHaveClass('woocommerce-admin-full-screen', 'is-wp-toolbar-disabled');
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toHaveValue('owner@shop.example');
  expect(await box(/Share usage data/)).not.toBeChecked();
  await user.click(screen.getByRole('combobox', { name: /Country/ }));
  await user.click(screen.getByRole('option', { name: /California/ }));
  await press('Continue');
  expect(await heading(/In which industry/)).toHaveFocus();
  expect(kept).toMatchObject({ woocommerce_allow_tracking: 'no' });
  expect(settings['woocommerce_default_country']).toBe('US:CA');
  expect(profile).toMatchObject({
    is_store_country_set: true,
    store_email: 'owner@shop.example',
    is_agree_marketing: false,
  });

  await user.click(await box('Food & drink'));
  await user.click(await box('Other'));
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Boat parts');
  await press('Continue');
  await heading(/What type of products/);
  expect(profile).toMatchObject({
    industry: [{ slug: 'food-drink' }, { slug: 'other', detail: 'Boat parts' }],
  });

  expect(await box('Physical products')).toBeChecked();
  await user.click(await box('Bookings'));
  await press('Continue');
  await heading('Tell us about your business');
  expect(profile).toMatchObject({ product_types: ['physical', 'bookings'] });
});

test('continues with business details, extensions and theme, and goes home at the end', async () => {
  const { user, press, place, profile, active, themes } = openWizard({ profile: TYPES });
  await heading('Tell us about your business');

  await user.selectOptions(screen.getByLabelText(/How many products/), '11-100');
  await user.selectOptions(screen.getByLabelText(/Currently selling elsewhere/), 'other');
  await user.selectOptions(screen.getByLabelText(/How many employees/), '<10');
  await user.selectOptions(screen.getByLabelText(/annual revenue/), 'up-to-2500');
  await user.selectOptions(screen.getByLabelText(/Which platform/), 'other');
  await user.type(screen.getByLabelText(/platform name/), 'Harbor POS');
  await press('Continue');
  await heading('Included business features');
  expect(profile).toMatchObject({
    product_count: '11-100',
    selling_venues: 'other',
    number_employees: '<10',
    revenue: 'up-to-2500',
    other_platform: 'other',
    other_platform_name: 'Harbor POS',
    setup_client: false,
  });

  expect(await screen.findByRole('group', { name: 'The basics' })).toBeInTheDocument();
  await user.click(await box('Jetpack'));
  await press('Set up 1 extension');
  await heading('What should your store look like?');
  expect(profile).toMatchObject({ business_extensions: ['jetpack'] });
  expect(active).toContain('jetpack');
  expect(await screen.findByText('Installed and active: Jetpack')).toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: 'Quay' }));
  await press('Set up and finish');
  await waitFor(() => expect(place()).toBe('home'));
  expect(themes).toEqual({ installed: ['harbor', 'quay'], active: 'quay' });
  expect(profile).toMatchObject({ theme: 'quay', completed: true });
});

describe('store details', () => {
  test('show an error beside each missing field', async () => {
    const { user, press, place } = openWizard();
    await user.clear(await screen.findByRole('textbox', { name: 'Email address' }));
    await user.click(await box(/Get tips/));

    await press('Continue');

    expect(screen.getByRole('combobox', { name: /Country/ })).toHaveAccessibleDescription(
      /Please select a country/,
    );
    expect(screen.getByRole('textbox', { name: /Email address/ })).toHaveAccessibleDescription(
      /Please enter your email address to subscribe/,
    );
    expect(place()).toBe('store-details');
  });

  test("show the server's error beside the rejected field", async () => {
    const refusal = buildError('rest_invalid_param', 400, 'Invalid parameter(s): store_email');
    const params = { store_email: 'Invalid email address' };
    api.post('/wc-admin/onboarding/profile').reply(400, { ...refusal, data: { status: 400, params } });
    const { user, press } = openWizard({ profile: LOCATED, step: 'store-details' });
    await user.clear(await screen.findByRole('textbox', { name: 'Email address' }));
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'owner@quay.example');

    await press('Continue');

    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
        /Invalid email address/,
      ),
    );
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('owner@quay.example');
  });

  test('remove hemp from the industries when the store leaves the United States', async () => {
    const industry = [{ slug: 'food-drink' }, { slug: 'cbd-other-hemp-derived-products' }];
    const { user, press, profile } = openWizard({ profile: { ...LOCATED, industry }, step: 'store-details' });
    await user.click(await screen.findByRole('combobox', { name: /Country/ }));
    await user.click(screen.getByRole('option', { name: 'Austria' }));

    await press('Continue');

    await heading(/In which industry/);
    expect(profile).toMatchObject({ industry: [{ slug: 'food-drink' }] });
    expect(await box('Food & drink')).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Hemp' })).not.toBeInTheDocument();
  });

  test('ask for usage tracking only once', async () => {
    openWizard({ profile: LOCATED, step: 'store-details' });

    await screen.findByRole('textbox', { name: 'Email address' });
    expect(screen.queryByRole('checkbox', { name: /Share usage data/ })).not.toBeInTheDocument();
  });

  test('can be skipped, and save the choice on tracking', async () => {
    const { user, press, place, kept, profile } = openWizard();
    await user.click(await box(/Share usage data/));

    await press('Skip guided setup');

    await waitFor(() => expect(place()).toBe('home'));
    expect(kept).toMatchObject({ woocommerce_allow_tracking: 'yes' });
    expect(profile).toMatchObject({ skipped: true });
    expect(profile).not.toHaveProperty('is_store_country_set');
  });

  test.each([
    [REQUESTS.saveConsent, '500'],
    ['POST /wc-admin/onboarding/profile with skipped', '403'],
  ] as const)('show an error when skipping fails because of %s, and retry', async (request, fault) => {
    const { press, place } = openWizard({ plan: [{ request, fault }] });
    await box(/Share usage data/);

    await press('Skip guided setup');
    expect(await screen.findByText('There was a problem skipping the setup wizard')).toBeInTheDocument();
    expect(place()).toBe('store-details');
    await press('Skip guided setup');

    await waitFor(() => expect(place()).toBe('home'));
  });
});

describe('address', () => {
  test.each([
    ['at the beginning', {}, 'store-details'],
    ['after the location', LOCATED, 'industry'],
    ['after the industry', INDUSTRY, 'product-types'],
    ['after the product types', TYPES, 'business-details'],
    ['after the business details', BUSINESS, 'business-features'],
    ['after the extensions', FEATURES, 'theme'],
    ['from the beginning after completion', { ...FEATURES, completed: true }, 'store-details'],
    ['from the beginning after skipping', { ...LOCATED, skipped: true }, 'store-details'],
  ])('without a step continues %s', async (_, profile, step) => {
    const { place } = openWizard({ profile });

    await waitFor(() => expect(place()).toBe(step));
    await screen.findByRole('button', { name: /Continue|Finish/ });
  });

  test('of an unknown step opens an existing one', async () => {
    const { place } = openWizard({ step: 'nowhere' });

    await heading('Welcome to WooCommerce');
    expect(place()).toBe('store-details');
  });

  test('follows Back and Forward, and keeps typed text', async () => {
    const { user, press } = openWizard({ profile: INDUSTRY, step: 'industry' });
    await user.click(await box('Other'));
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Boats');

    await press('Back');
    await heading('Welcome to WooCommerce');
    act(() => getHistory().back());

    await heading(/In which industry/);
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveValue('Boats');
  });

  test('restores answers to dependent questions', async () => {
    const { user, press } = openWizard({ profile: TYPES, step: 'business-details' });
    await user.selectOptions(await screen.findByLabelText(/Currently selling elsewhere/), 'other');
    await user.selectOptions(screen.getByLabelText(/Which platform/), 'other');
    await user.type(screen.getByLabelText(/platform name/), 'Harbor POS');

    await press('Back');
    await heading(/What type of products/);
    act(() => getHistory().back());

    await heading('Tell us about your business');
    expect(await screen.findByLabelText(/platform name/)).toHaveValue('Harbor POS');
  });

  test('is linked for each completed step and the first incomplete one', async () => {
    openWizard({ profile: INDUSTRY, step: 'industry' });
    await heading(/In which industry/);
    const trail = within(screen.getByRole('navigation', { name: 'Steps of the setup' }));

    expect(trail.getAllByRole('listitem')).toHaveLength(6);
    expect(trail.getByRole('link', { name: 'Step 1 of 6, complete: Store Details' })).toHaveAttribute(
      'href',
      expect.stringContaining('step=store-details'),
    );
    expect(trail.getByRole('link', { name: 'Step 3 of 6: Product Types' })).toBeInTheDocument();
    expect(trail.getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Finish later' })).toHaveAttribute(
      'href',
      expect.not.stringContaining('path='),
    );
  });
});

describe('product types', () => {
  test('show prices by month or by year', async () => {
    const { user } = openWizard({ profile: INDUSTRY, step: 'product-types' });
    expect(await box('Bookings')).toHaveAccessibleDescription(/Sell time.*\$20 per month/);

    await user.click(screen.getByRole('switch', { name: 'Display monthly prices' }));

    expect(await box('Bookings')).toHaveAccessibleDescription(/\$240 per year/);
  });

  test('install the extension that they require, and say so', async () => {
    const { user, press, active } = openWizard({
      profile: { ...INDUSTRY },
      step: 'product-types',
    });
    await user.click(await box('Subscriptions'));
    expect(screen.getByText(/Subscriptions require WooCommerce Payments/)).toBeInTheDocument();

    await press('Continue');

    await waitFor(() => expect(active).toContain('woocommerce-payments'));
  });

  test('require at least one selection', async () => {
    const { user, press, place } = openWizard({ profile: INDUSTRY, step: 'product-types' });
    await user.click(await box('Physical products'));

    await press('Continue');

    expect(await box('Physical products')).toHaveAccessibleDescription(
      /Please select at least one product type/,
    );
    expect(place()).toBe('product-types');
  });
});

describe('extensions', () => {
  test('are listed when they could not be installed, and can be skipped', async () => {
    const { user, press, place } = openWizard({
      profile: BUSINESS,
      step: 'business-features',
      refused: ['mailpoet'],
    });
    await user.click(await box('Have MailPoet'));

    await press('Set up 1 extension');
    expect(await screen.findByText('Not set up yet: MailPoet')).toBeInTheDocument();
    expect(place()).toBe('installing');
    await press('Continue in the background');

    await heading('What should your store look like?');
  });

  test('are installed on click after a reload', async () => {
    const { press, active } = openWizard({
      step: 'installing',
      profile: { ...BUSINESS, business_extensions: ['mailpoet'] },
    });
    expect(await screen.findByText('0 of 1 set up')).toBeInTheDocument();

    await press('Set up the remaining extensions');

    await heading('What should your store look like?');
    expect(active).toContain('mailpoet');
  });
});

describe('theme', () => {
  test('with a price is saved for later, and the current theme stays active', async () => {
    const { user, press, place, profile, themes } = openWizard({ profile: FEATURES, step: 'theme' });
    await user.click(await screen.findByRole('radio', { name: 'Pier' }));
    expect(screen.getByText(/Pier — \$79.00 per year. Purchase it later/)).toBeInTheDocument();

    await press('Finish');

    await waitFor(() => expect(place()).toBe('home'));
    expect(themes.active).toBe('harbor');
    expect(profile).toMatchObject({ theme: 'pier', completed: true });
  });
});

describe('wizard extensions', () => {
  const NAMESPACE = 'acme';
  afterEach(() => act(() => void removeFilter(STEPS_FILTER, NAMESPACE)));

  test('can add a step', async () => {
    const Questions = ({ goToNextStep }: WizardStepProps) => (
      <button type="button" onClick={() => void goToNextStep()}>
        All answered
      </button>
    );
    addFilter(STEPS_FILTER, NAMESPACE, (steps: WizardStep[]) => [
      { key: 'acme', label: 'Acme', isComplete: false, container: Questions },
      ...steps,
    ]);
    const { press } = openWizard();
    await heading('Acme');

    await press('All answered');

    expect(await heading('Welcome to WooCommerce')).toHaveFocus();
  });

  test('can remove steps', async () => {
    addFilter(STEPS_FILTER, NAMESPACE, (steps: WizardStep[]) =>
      steps.filter(({ key }) => key === 'industry'),
    );
    const { press, place, profile } = openWizard({ profile: INDUSTRY });
    await box('Food & drink');

    await press('Continue');

    await waitFor(() => expect(place()).toBe('home'));
    expect(profile).toMatchObject({ completed: true });
  });
});

/** Each request by the step that makes it, its error message, and what is saved in the end. */
const FAILURES = {
  'store-details': {
    before: {},
    next: 'industry',
    words: {
      [REQUESTS.readOptions]: 'The details of your store could not be loaded',
      [REQUESTS.readProfile]: 'The details of your store could not be loaded',
      [REQUESTS.readSettings]: 'The store location could not be loaded',
      [REQUESTS.saveConsent]: 'There was a problem saving your store details',
      [REQUESTS.saveCountry]: 'There was a problem saving your store details',
      [REQUESTS.saveLocated]: 'There was a problem saving your store details',
    },
    after: { is_store_country_set: true, store_email: 'owner@shop.example' },
  },
  industry: {
    before: LOCATED,
    next: 'product-types',
    words: { [REQUESTS.saveIndustry]: 'There was a problem updating your industries' },
    after: { industry: [{ slug: 'food-drink' }] },
  },
  'product-types': {
    before: INDUSTRY,
    next: 'business-details',
    words: {
      [REQUESTS.readTypes]: 'The product types could not be loaded',
      [REQUESTS.saveTypes]: 'There was a problem updating your product types',
    },
    after: { product_types: ['physical'] },
  },
  'business-details': {
    before: TYPES,
    next: 'business-features',
    words: { [REQUESTS.saveBusiness]: 'There was a problem updating your business details' },
    after: { product_count: '1-10', selling_venues: 'no' },
  },
  'business-features': {
    before: BUSINESS,
    next: 'theme',
    words: {
      [REQUESTS.readOffers]: 'There was an error loading recommended extensions.',
      [REQUESTS.saveExtensions]: 'Your selection was not saved',
    },
    after: { business_extensions: [] },
  },
  theme: {
    before: FEATURES,
    next: 'home',
    words: {
      [REQUESTS.installTheme]: 'Your theme was not set up',
      [REQUESTS.activateTheme]: 'Your theme was not set up',
      [REQUESTS.saveTheme]: 'Your theme was not set up',
      [REQUESTS.saveEnd]: 'There was a problem finishing the setup wizard',
    },
    after: { theme: 'quay', completed: true },
  },
};

/** A rejected request (4xx) is handled like a server error, so it is not tested separately. */
const FAULTS = ['500', 'timeout'] as const;

describe.each(Object.entries(FAILURES))('errors in %s', (step, { before, next, words, after }) => {
  const plans: [string, InjectedFault[]][] = FAULTS.flatMap((fault) =>
    getSingleFaultPlans(Object.keys(words), fault),
  );

  test.each(plans)('%s: shows the error, keeps input and continues', async (_, plan) => {
    const { place, profile, server } = openWizard({ plan, step, profile: before });

    function act() {
      choose('combobox', /Country/, () => fireEvent.click(screen.getByRole('option', { name: 'Austria' })));
      tick('checkbox', 'Food & drink');
      tick('radio', 'Quay');
      select(/How many products/, '1-10');
      select(/Currently selling/, 'no');
      pressFirst('Retry', 'Continue', 'Continue without installing', 'Set up and finish', 'Finish');
    }

    const messages = await completeWizard(act, () => place() === next);

    for (const { request } of plan)
      expect(messages).toContain(Object.entries(words).find(([name]) => name === request)?.[1]);
    expect(server.remainingFaults).toEqual([]);
    expect(profile).toMatchObject(after);
  });
});

test("shows no error when the email address can't be suggested", async () => {
  openWizard({ plan: [{ request: REQUESTS.readEmail, fault: '500' }] });

  expect(await screen.findByRole('textbox', { name: 'Email address' })).toHaveValue('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

function choose(role: string, name: RegExp, pick: () => void): void {
  const field = screen.queryByRole<HTMLInputElement>(role, { name });
  if (!field || field.value) return;
  fireEvent.click(field);
  pick();
}

function tick(role: string, name: string): void {
  const choice = screen.queryByRole<HTMLInputElement>(role, { name });
  if (choice && !choice.checked) fireEvent.click(choice);
}

function select(name: RegExp, value: string): void {
  const field = screen.queryByRole<HTMLSelectElement>('combobox', { name });
  if (field && field.value !== value) fireEvent.change(field, { target: { value } });
}
