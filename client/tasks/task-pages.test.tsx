import { Suspense } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { countriesStore } from '@admin/store-countries';
import { noticesStore } from '@admin/store-notices';
import { optionsStore } from '@admin/store-options';
import { settingsStore } from '@admin/store-settings';
import { tasksStore, type Task } from '@admin/store-tasks';
import { userStore } from '@admin/store-user';
import { anError, api, aTask, aTaskList, renderWithStores } from '@admin/test-kit';
import { taskPages } from './index';
import {
  BATCH,
  BERKELEY,
  NOWHERE,
  serveCountries,
  serveNotices,
  serveSettings,
  settingsOf,
} from './store-location/serve-location';

const STORES = [settingsStore, countriesStore, noticesStore, optionsStore, userStore, tasksStore];

function renderTask(id: string) {
  const Page = taskPages[id];
  if (!Page) throw new Error(`There is no page for "${id}".`);
  const onComplete = jest.fn();
  const task: Task = { ...aTask({ id, title: `Title of ${id}` }), isDeprecated: false, additionalData: null };
  const view = renderWithStores(
    STORES,
    <Suspense>
      <Page task={task} query={{ task: id }} onComplete={onComplete} />
    </Suspense>,
  );
  return { ...view, onComplete };
}

function currentStep(): HTMLElement {
  const step = screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
  if (!step) throw new Error('No step is the current one.');
  return step;
}

test.each(['payments', 'woocommerce-payments', 'tax', 'marketing', 'appearance', 'products', 'purchase'])(
  'the page of %s says honestly that it is still to come',
  async (id) => {
    renderTask(id);

    expect(await screen.findByText(`“Title of ${id}” is still to come`)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  },
);

test.each([
  ['payments', 'Open payment settings', 'checkout'],
  ['tax', 'Open tax settings', 'tax'],
])('until then %s leads to the settings page', async (id, name, tab) => {
  renderTask(id);

  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `http://localhost/wp-admin/admin.php?page=wc-settings&tab=${tab}`,
  );
});

describe('store details', () => {
  test('are done once the address is saved', async () => {
    serveSettings(BERKELEY);
    serveCountries();
    api
      .post(BATCH, { update: [{ id: 'woocommerce_store_city', value: 'Oakland' }] })
      .reply(200, { update: settingsOf({ woocommerce_store_city: 'Oakland' }) });
    const { user, onComplete } = renderTask('store_details');

    const city = await screen.findByRole('textbox', { name: 'Town / City' });
    await user.clear(city);
    await user.type(city, 'Oakland');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
  });
});

describe('shipping', () => {
  test('begins with the location of a store that has none', async () => {
    serveSettings(NOWHERE);
    serveCountries();
    renderTask('shipping');

    expect(await screen.findByRole('combobox', { name: /^Country \/ Region/ })).toBeVisible();
    expect(currentStep()).toHaveTextContent('Set store location');
  });

  test('finds the location step of a complete address done', async () => {
    serveSettings(BERKELEY);
    renderTask('shipping');

    expect(await screen.findByRole('button', { name: /complete: Set store location/ })).toBeVisible();
    expect(currentStep()).toHaveTextContent('This step is still to come.');
    expect(screen.getByRole('link', { name: 'Open shipping settings' })).toHaveAttribute(
      'href',
      'http://localhost/wp-admin/admin.php?page=wc-settings&tab=shipping',
    );
  });

  test('goes on once the address is saved, and has the lists read again', async () => {
    serveSettings({ ...BERKELEY, woocommerce_store_address: '' });
    serveCountries();
    api
      .post(BATCH, { update: [{ id: 'woocommerce_store_address', value: '1 Shattuck Ave' }] })
      .reply(200, { update: settingsOf({ woocommerce_store_address: '1 Shattuck Ave' }) });
    const readAgain = api.get('/wc-admin/onboarding/tasks').reply(200, [aTaskList()]);
    const { user } = renderTask('shipping');

    await user.type(await screen.findByRole('textbox', { name: 'Address' }), '1 Shattuck Ave');
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    await waitFor(() => expect(currentStep()).toHaveTextContent('Set shipping costs'));
    await waitFor(() => expect(within(currentStep()).getByRole('heading')).toHaveFocus());
    expect(screen.getByRole('button', { name: /complete: Set store location/ })).toBeVisible();
    await waitFor(() => expect(readAgain.isDone()).toBe(true));
  });

  test('stays with the form when saving fails, also while the new address shows already', async () => {
    serveSettings({ ...BERKELEY, woocommerce_store_address: '' });
    serveCountries();
    serveNotices();
    api.post(BATCH).delay(30).reply(500, anError('internal_server_error', 500));
    const { user } = renderTask('shipping');

    await user.type(await screen.findByRole('textbox', { name: 'Address' }), '1 Shattuck Ave');
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There was a problem saving your store location',
    );
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('1 Shattuck Ave');
    expect(screen.queryByRole('button', { name: /complete: Set store location/ })).not.toBeInTheDocument();
  });
});
