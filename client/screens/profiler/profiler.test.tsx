import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { buildTypist, completeWizard, pressFirst } from '../../onboarding/testing/complete-wizard';
import { getSingleFaultPlans, type InjectedFault } from '../../onboarding/testing/mock-server';
import { openProfiler, REQUESTS } from './testing/open-profiler';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  window.sessionStorage.clear();
  // jsdom has no scrolling.
  jest.spyOn(window, 'scrollTo').mockImplementation();
});

test('saves each step when it is left, and installs the chosen extensions', async () => {
  const { user, press, profile, kept, settings, steps, active, place } = openProfiler();

  expect(await screen.findByRole('checkbox', { name: /Share usage data/ })).not.toBeChecked();
  expect(document.body).toHaveClass('woocommerce-admin-full-screen', 'is-wp-toolbar-disabled');
  await press('Set up my store');
  expect(await heading(/best describes you/)).toHaveFocus();
  expect(kept).toMatchObject({ woocommerce_allow_tracking: 'no' });

  await user.click(screen.getByRole('radio', { name: /already selling/ }));
  await user.selectOptions(screen.getByLabelText('Are you selling online?'), 'yes_im_selling_online');
  await user.click(screen.getByRole('checkbox', { name: 'Wix' }));
  await user.click(screen.getByRole('checkbox', { name: 'Etsy' }));
  await press('Continue');
  await heading('Tell us a bit about your store');
  expect(profile).toMatchObject({
    business_choice: 'im_already_selling',
    selling_online_answer: 'yes_im_selling_online',
    selling_platforms: ['etsy', 'wix'],
  });

  await user.type(await screen.findByLabelText('Give your store a name'), 'Quay Lamps');
  await user.selectOptions(screen.getByLabelText('Which industry is your business in?'), 'food_and_drink');
  await user.click(screen.getByRole('combobox', { name: /located/ }));
  await user.click(screen.getByRole('option', { name: 'Austria' }));
  await press('Continue');
  await heading(/Get a boost/);
  expect(kept['blogname']).toBe('Quay Lamps');
  expect(settings['woocommerce_default_country']).toBe('AT');
  expect(profile).toMatchObject({ industry: ['food_and_drink'], is_store_country_set: true });
  expect(screen.getByText('Quay Lamps')).toBeInTheDocument();

  expect(await screen.findByText('0 of 4 selected')).toBeInTheDocument();
  await press('Select all');
  // Two of the recommended items are the same extension.
  await press('Set up 3 extensions');
  await waitFor(() => expect(place()).toBe('home'));
  expect([...active]).toEqual(['woocommerce', 'jetpack', 'mailpoet', 'woocommerce-services']);
  expect(profile).toMatchObject({
    completed: true,
    business_extensions: ['jetpack', 'mailpoet', 'woocommerce-services'],
  });
  expect([...steps]).toEqual(['intro-opt-in', 'user-profile', 'business-info', 'plugins']);
  expect(
    await screen.findByText('Installed and active: Jetpack, MailPoet, WooCommerce Shipping'),
  ).toBeInTheDocument();
});

test('goes home at once without extensions', async () => {
  const { press, profile, active, place } = openProfiler({ step: 'plugins' });
  await screen.findByText('0 of 4 selected');

  await press('Continue without installing');

  await waitFor(() => expect(place()).toBe('home'));
  expect(profile).toMatchObject({ completed: true, is_plugins_page_skipped: true, business_extensions: [] });
  expect([...active]).toEqual(['woocommerce']);
});

test('asks only for the location when the guide is skipped', async () => {
  const { user, press, profile, kept, settings, place } = openProfiler();
  await user.click(await screen.findByRole('checkbox', { name: /Share usage data/ }));

  await press('Skip guided setup');
  await heading('Where is your business located?');
  expect(kept).toMatchObject({ woocommerce_allow_tracking: 'yes' });
  await screen.findByRole('combobox');
  await press('Go to my store');
  expect(await screen.findByText('Please select a country / region')).toBeInTheDocument();
  expect(profile).not.toHaveProperty('skipped');
  await user.click(screen.getByRole('combobox'));
  await user.click(screen.getByRole('option', { name: /New York/ }));
  await press('Go to my store');

  await waitFor(() => expect(place()).toBe('home'));
  expect(profile).toMatchObject({ skipped: true, is_store_country_set: true });
  expect(settings['woocommerce_default_country']).toBe('US:NY');
});

describe('address', () => {
  test('without a step opens the first incomplete step', async () => {
    const { place } = openProfiler({ completed: ['intro-opt-in', 'user-profile'] });

    await heading('Tell us a bit about your store');
    expect(place()).toBe('business-info');
  });

  test('of an unknown step opens an existing one', async () => {
    const { place } = openProfiler({ step: 'nowhere' });

    await heading('Welcome to Woo!');
    expect(place()).toBe('intro-opt-in');
  });

  test('shows a name that WordPress has escaped, and saves it only if it was changed', async () => {
    const { kept, settings, press, user } = openProfiler({ step: 'business-info' });
    kept['blogname'] = 'Tom &amp; Ann&#039;s';

    expect(await screen.findByLabelText('Give your store a name')).toHaveValue("Tom & Ann's");
    expect(screen.getByText("Tom & Ann's")).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: /located/ }));
    await user.click(screen.getByRole('option', { name: 'Austria' }));
    await press('Continue');
    await heading(/Get a boost/);

    expect(settings['woocommerce_default_country']).toBe('AT');
    expect(kept['blogname']).toBe('Tom &amp; Ann&#039;s');
  });

  test('follows Back and Forward, and keeps typed text', async () => {
    const { user, press } = openProfiler({ step: 'user-profile' });
    await heading(/describes you/);
    await press('Skip this step');
    await user.type(await screen.findByLabelText('Give your store a name'), 'Quay');

    act(() => getHistory().back());
    await heading(/describes you/);
    act(() => getHistory().forward());
    await heading(/Tell us a bit/);

    expect(await screen.findByLabelText('Give your store a name')).toHaveValue('Quay');
    await press('Back');
    expect(await heading(/describes you/)).toHaveFocus();
  });

  test('shows a link home at every step, and leaves full screen on unmount', async () => {
    const { unmount } = openProfiler({ step: 'business-info' });

    expect(await screen.findByRole('link', { name: 'Finish later' })).toHaveAttribute(
      'href',
      expect.not.stringContaining('path='),
    );
    unmount();

    expect(document.body).not.toHaveClass('woocommerce-admin-full-screen');
    expect(document.body).not.toHaveClass('is-wp-toolbar-disabled');
  });
});

describe('extensions', () => {
  test("can't be selected when they are already active", async () => {
    openProfiler({ step: 'plugins', installed: ['mailpoet'] });

    expect(await screen.findByText('0 of 3 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Have MailPoet' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Have MailPoet' })).toHaveAccessibleDescription(/Installed/);
  });

  test("are not offered to users who can't install plugins", async () => {
    openProfiler({ step: 'plugins', canInstall: false });

    expect(await screen.findByText('No recommended extensions')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go to my store' })).toBeEnabled();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('are listed when they could not be installed', async () => {
    const { user, press, place } = openProfiler({ step: 'plugins', refused: ['jetpack'] });
    await screen.findByText('0 of 4 selected');
    await user.click(screen.getByRole('checkbox', { name: 'Have MailPoet' }));
    await user.click(screen.getByRole('checkbox', { name: 'Have Jetpack' }));

    await press('Set up 2 extensions');

    expect(await screen.findByText('Not set up yet: Jetpack')).toBeInTheDocument();
    expect(screen.getByText('1 of 2 set up')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go to my store' })).toBeEnabled();
    expect(place()).toBe('installing');
  });

  test("can be skipped when the list can't be loaded, keeping the previous choice", async () => {
    const { press, profile, place } = openProfiler({
      step: 'plugins',
      profile: { business_extensions: ['jetpack'] },
      plan: [{ request: REQUESTS.readOffers, fault: '500' }],
    });
    expect(await screen.findByText(WORDS[REQUESTS.readOffers] ?? '')).toBeInTheDocument();

    await press('Go to my store');

    await waitFor(() => expect(place()).toBe('home'));
    expect(profile).toMatchObject({ completed: true, business_extensions: ['jetpack'] });
  });

  test('are installed on click after a reload', async () => {
    const { press, active, place } = openProfiler({
      step: 'installing',
      profile: { business_extensions: ['jetpack', 'mailpoet'], completed: true },
      installed: ['mailpoet'],
    });
    expect(await screen.findByText('1 of 2 set up')).toBeInTheDocument();

    await press('Set up the remaining extensions');

    await waitFor(() => expect(place()).toBe('home'));
    expect(active).toContain('jetpack');
  });
});

const WORDS: Record<string, string> = {
  [REQUESTS.readOptions]: 'The details of your store could not be loaded',
  [REQUESTS.readProfile]: 'The details of your store could not be loaded',
  [REQUESTS.readSteps]: 'The details of your store could not be loaded',
  [REQUESTS.readSettings]: 'The store location could not be loaded',
  [REQUESTS.readOffers]: 'There was an error loading recommended extensions.',
  [REQUESTS.saveConsent]: 'Your selection was not saved',
  [REQUESTS.saveStep]: 'Your selection was not saved',
  [REQUESTS.saveAnswers]: 'Your answers were not saved',
  [REQUESTS.saveName]: 'Your store details were not saved',
  [REQUESTS.saveCountry]: 'Your store details were not saved',
  [REQUESTS.saveLocated]: 'Your store details were not saved',
  [REQUESTS.saveEnd]: 'Your selection was not saved',
};

/** A rejected request (4xx) is handled like a server error, so it is not tested separately. */
const FAULTS = ['500', 'timeout'] as const;
const ALL: [string, InjectedFault[]][] = FAULTS.flatMap((fault) =>
  getSingleFaultPlans(Object.keys(WORDS), fault),
);

test.each(ALL)('%s: shows the error, keeps input and finishes', async (_, plan) => {
  const { profile, kept, settings, server, place } = openProfiler({ plan });
  const name = buildTypist('Give your store a name', 'Quay Lamps');
  const isDone = () => place() === 'home';

  function act() {
    name();
    const country = screen.queryByRole('combobox', { name: /located/ });
    if (country && !(country as HTMLInputElement).value) {
      fireEvent.click(country);
      fireEvent.click(screen.getByRole('option', { name: 'Austria' }));
    }
    pressFirst('Retry', 'Set up my store', 'Continue', 'Continue without installing');
  }

  const messages = await completeWizard(act, isDone);

  for (const { request } of plan) expect(messages).toContain(WORDS[request]);
  expect(server.remainingFaults).toEqual([]);
  expect(kept).toMatchObject({ woocommerce_allow_tracking: 'no', blogname: 'Quay Lamps' });
  expect(settings['woocommerce_default_country']).toBe('AT');
  expect(profile).toMatchObject({ completed: true, is_store_country_set: true });
});
