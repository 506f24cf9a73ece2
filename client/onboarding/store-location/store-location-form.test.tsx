import { screen, waitFor } from '@testing-library/react';
import { countriesStore } from '@admin/store-countries';
import { noticesStore, useNotices } from '@admin/store-notices';
import { optionsStore } from '@admin/store-options';
import { settingsStore } from '@admin/store-settings';
import { userStore } from '@admin/store-user';
import { buildError, api, deferReply, renderWithStores } from '@admin/testing';
import { getHistory } from '@admin/navigation';
import { SnackbarList } from '@admin/ui';
import {
  BATCH,
  BERKELEY,
  EMPTY_LOCATION,
  serveCountries,
  serveNotices,
  serveSettings,
  settingsOf,
} from '../testing/serve-location';
import { StoreLocationForm } from './store-location-form';

const STORES = [settingsStore, countriesStore, noticesStore, optionsStore, userStore];

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

async function renderForm(
  values: Record<string, string> = EMPTY_LOCATION,
  { needsWholeAddress = false } = {},
) {
  serveSettings(values);
  serveCountries();
  serveNotices();
  const onSaved = jest.fn();
  const view = renderWithStores(
    STORES,
    <>
      <StoreLocationForm wizard="shipping" onSaved={onSaved} needsWholeAddress={needsWholeAddress} />
      <Notices />
    </>,
  );
  const { user } = view;
  const country = await screen.findByRole<HTMLInputElement>('combobox', { name: /Country \/ Region/ });
  return {
    ...view,
    onSaved,
    country,
    field: (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name }),
    submit: () => user.click(screen.getByRole('button', { name: 'Continue' })),
    async choose(words: string, option: string) {
      await user.clear(country);
      await user.type(country, words);
      await user.click(screen.getByRole('option', { name: option }));
    },
    async retype(input: HTMLElement, text: string) {
      await user.clear(input);
      await user.type(input, text);
    },
  };
}

beforeEach(() => {
  window.history.replaceState({}, '', '/wp-admin/admin.php?page=wc-admin');
  getHistory().replace('admin.php?page=wc-admin&task=shipping');
});

test('shows a spinner while settings and countries load', async () => {
  serveSettings(BERKELEY);
  serveCountries();
  renderWithStores(STORES, <StoreLocationForm wizard="shipping" onSaved={() => {}} />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByRole('combobox')).toHaveValue('United States (US) — California');
  expect(screen.getByRole('textbox', { name: /^Town \/ City/ })).toHaveValue('Berkeley');
});

test('finds a country or state by part of its name', async () => {
  const { choose, country } = await renderForm();

  await choose('new yo', 'United States (US) — New York');

  expect(country).toHaveValue('United States (US) — New York');
});

test('requires only the country', async () => {
  const { submit, country, field, onSaved } = await renderForm();

  await submit();

  expect(country).toHaveAccessibleDescription('Please select a country / region');
  for (const name of ['Address (optional)', 'Town / City (optional)', 'Postcode / ZIP (optional)']) {
    expect(field(name)).toBeValid();
  }
  expect(country).toHaveFocus();
  expect(onSaved).not.toHaveBeenCalled();
});

test('shows an error beside each missing field and focuses the first', async () => {
  const { submit, country, field, onSaved } = await renderForm(EMPTY_LOCATION, { needsWholeAddress: true });

  await submit();

  expect(country).toHaveAccessibleDescription('Please select a country / region');
  expect(field('Address')).toHaveAccessibleDescription('Please enter an address');
  expect(field(/^Town \/ City/)).toHaveAccessibleDescription('Please enter a city');
  expect(field(/^Post/)).toHaveAccessibleDescription('Please enter a post code');
  expect(field('Address line 2 (optional)')).toBeValid();
  expect(country).toHaveFocus();
  expect(onSaved).not.toHaveBeenCalled();
});

test('validates a field when it loses focus', async () => {
  const { user, field } = await renderForm(EMPTY_LOCATION, { needsWholeAddress: true });
  const city = field(/City/);

  await user.click(city);
  expect(city).toBeValid();
  await user.tab();

  expect(city).toHaveAccessibleDescription('Please enter a city');
});

describe('changing the country', () => {
  test('changes labels', async () => {
    const { choose, field } = await renderForm(BERKELEY);
    expect(field(/^Postcode \/ ZIP/)).toBeVisible();

    await choose('kingdom', 'United Kingdom (UK)');

    expect(field(/^Postcode( \(|$)/)).toBeVisible();
  });

  test('hides fields and saves them as empty', async () => {
    const { choose, submit, onSaved } = await renderForm(BERKELEY);
    const save = api
      .post(BATCH, {
        update: [
          { id: 'woocommerce_default_country', value: 'AE' },
          { id: 'woocommerce_store_postcode', value: '' },
        ],
      })
      .reply(200, {
        update: settingsOf({ woocommerce_default_country: 'AE', woocommerce_store_postcode: '' }),
      });

    await choose('emirates', 'United Arab Emirates');
    expect(screen.queryByRole('textbox', { name: /^Post/ })).not.toBeInTheDocument();
    await submit();

    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(save.isDone()).toBe(true);
  });

  test('shows hidden fields empty when the country changes back', async () => {
    const { choose, field } = await renderForm(BERKELEY);

    await choose('emirates', 'United Arab Emirates');
    await choose('california', 'United States (US) — California');

    expect(field(/^Postcode \/ ZIP/)).toHaveValue('');
  });
});

test("accepts country and state from the browser's autofill", async () => {
  const { user, container, country } = await renderForm();
  const filled = (token: string) => container.querySelector(`input[autocomplete="${token}"]`) as Element;

  await user.type(filled('country-name'), 'United States');
  await user.type(filled('address-level1'), 'Californa');

  expect(country).toHaveValue('United States (US) — California');
});

test('asks for the state when the autofilled one is unknown', async () => {
  const { user, container, country, submit, onSaved } = await renderForm({
    ...BERKELEY,
    woocommerce_default_country: 'GB',
  });
  const filled = (token: string) => container.querySelector(`input[autocomplete="${token}"]`) as Element;

  await user.type(filled('address-level1'), 'Bavaria');
  await user.type(filled('country-name'), 'US');
  expect(country).toHaveValue('');
  await submit();

  expect(country).toHaveAccessibleDescription('Please select a country / region');
  expect(onSaved).not.toHaveBeenCalled();
});

describe('saving', () => {
  const MOVED = { woocommerce_store_city: 'Oakland' };

  test('sends only changed fields', async () => {
    const { retype, field, submit, onSaved } = await renderForm(BERKELEY);
    api
      .post(BATCH, { update: [{ id: 'woocommerce_store_city', value: 'Oakland' }] })
      .reply(200, { update: settingsOf(MOVED) });

    await retype(field(/^Town \/ City/), 'Oakland');
    await submit();

    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  test('makes no request without changes', async () => {
    const { submit, onSaved } = await renderForm(BERKELEY);

    await submit();

    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  test('sends one request on repeated clicks, and marks the button as busy', async () => {
    const { retype, field, submit, onSaved } = await renderForm(BERKELEY);
    const saved = jest.fn(() => ({ update: settingsOf(MOVED) }));
    const answer = deferReply(saved);
    api.post(BATCH).reply(200, answer.reply);

    await retype(field(/^Town \/ City/), 'Oakland');
    await submit();
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
    await submit();
    answer.release();

    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(saved).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy'),
    );
  });

  test('shows an error, keeps typed text and can be retried after a 500', async () => {
    const { retype, field, submit, onSaved } = await renderForm(BERKELEY);
    api.post(BATCH).reply(500, buildError('internal_server_error', 500));

    await retype(field(/^Town \/ City/), 'Oakland');
    await submit();

    const message = 'There was a problem saving your store location';
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(field(/^Town \/ City/)).toHaveValue('Oakland');
    expect(onSaved).not.toHaveBeenCalled();

    api.post(BATCH).reply(200, { update: settingsOf(MOVED) });
    await submit();

    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  test('shows an error beside a rejected field and keeps its text', async () => {
    const { retype, field, submit } = await renderForm(BERKELEY);
    const refused = {
      id: 'woocommerce_store_postcode',
      error: buildError('rest_setting_value_invalid', 400, 'No such code.'),
    };
    api.post(BATCH).reply(200, { update: [...settingsOf(MOVED), refused] });

    await retype(field(/^Town \/ City/), 'Oakland');
    await retype(field(/^Postcode \/ ZIP/), 'nonsense');
    await submit();

    await waitFor(() => expect(field(/^Postcode \/ ZIP/)).toHaveAccessibleDescription('No such code.'));
    expect(field(/^Postcode \/ ZIP/)).toHaveFocus();
    expect(field(/^Postcode \/ ZIP/)).toHaveValue('nonsense');
    expect(field(/^Town \/ City/)).toHaveValue('Oakland');
  });
});

describe('leaving the page', () => {
  const goHome = () => getHistory().push('admin.php?page=wc-admin');

  test('asks for confirmation with unsaved changes', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { retype, field } = await renderForm(BERKELEY);
    await retype(field(/^Town \/ City/), 'Oakland');

    goHome();

    expect(confirm).toHaveBeenCalledTimes(1);
    expect(getHistory().location.search).toBe('?page=wc-admin&task=shipping');
  });

  test('does not ask without changes or after saving', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { retype, field, submit, onSaved } = await renderForm(BERKELEY);
    onSaved.mockImplementation(goHome);
    api.post(BATCH).reply(200, { update: settingsOf({ woocommerce_store_city: 'Oakland' }) });

    await retype(field(/^Town \/ City/), 'Oakland');
    await submit();

    await waitFor(() => expect(getHistory().location.search).toBe('?page=wc-admin'));
    expect(confirm).not.toHaveBeenCalled();
  });
});

test("shows an error when settings can't be loaded, and retries", async () => {
  api.get('/wc-analytics/settings/general').reply(500, buildError('internal_server_error', 500));
  serveCountries();
  const { user } = renderWithStores(STORES, <StoreLocationForm wizard="shipping" onSaved={() => {}} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The store location could not be loaded');

  serveSettings(BERKELEY);
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('combobox')).toHaveValue('United States (US) — California');
});
