import { Suspense } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { countriesStore } from '@admin/store-countries';
import { noticesStore } from '@admin/store-notices';
import { optionsStore } from '@admin/store-options';
import { settingsStore } from '@admin/store-settings';
import { tasksStore, type Task } from '@admin/store-tasks';
import { userStore } from '@admin/store-user';
import { api, buildTask, renderWithStores } from '@admin/testing';
import {
  BATCH,
  BERKELEY,
  serveCountries,
  serveSettings,
  settingsOf,
} from '../onboarding/testing/serve-location';
import { taskPages } from './task-pages';

const STORES = [settingsStore, countriesStore, noticesStore, optionsStore, userStore, tasksStore];

function renderTask(id: string) {
  const Page = taskPages[id];
  if (!Page) throw new Error(`There is no page for "${id}".`);
  const onComplete = jest.fn();
  const task: Task = {
    ...buildTask({ id, title: `Title of ${id}` }),
    isDeprecated: false,
    additionalData: null,
  };
  const view = renderWithStores(
    STORES,
    <Suspense>
      <Page task={task} query={{ task: id }} onComplete={onComplete} />
    </Suspense>,
  );
  return { ...view, onComplete };
}

test('has a page for every task of the setup list', () => {
  expect(Object.keys(taskPages)).toEqual(
    expect.arrayContaining([
      'payments',
      'woocommerce-payments',
      'shipping',
      'tax',
      'appearance',
      'marketing',
    ]),
  );
});

describe('store details', () => {
  test('are complete once the address is saved', async () => {
    serveSettings(BERKELEY);
    serveCountries();
    api
      .post(BATCH, { update: [{ id: 'woocommerce_store_city', value: 'Oakland' }] })
      .reply(200, { update: settingsOf({ woocommerce_store_city: 'Oakland' }) });
    const { user, onComplete } = renderTask('store_details');

    const city = await screen.findByRole('textbox', { name: 'Town / City (optional)' });
    await user.clear(city);
    await user.type(city, 'Oakland');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
  });
});
