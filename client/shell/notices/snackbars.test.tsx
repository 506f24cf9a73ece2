import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticesStore } from '@admin/store-notices';
import { optionsStore } from '@admin/store-options';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { api, buildUser, renderWithStores } from '@admin/testing';
import { Snackbars } from './snackbars';

const HOUR = 60 * 60 * 1000;

test.each([
  ['closes automatically', '', 0],
  ['stays until it is closed if the user prefers that', '"yes"', 1],
])('a message %s', (_, notices_stay, left) => {
  jest.useFakeTimers();
  const { registry } = renderWithStores([noticesStore, userStore], <Snackbars />, {
    prepare(stores) {
      const { woocommerce_meta } = buildUser();
      hydrateCurrentUser(stores, buildUser({ woocommerce_meta: { ...woocommerce_meta, notices_stay } }));
      stores.finishResolution(noticesStore).getNotices();
    },
  });
  act(() => void registry.dispatch(noticesStore).createNotice('info', 'Saved'));
  expect(screen.getByText('Saved')).toBeInTheDocument();

  act(() => {
    jest.advanceTimersByTime(HOUR);
  });

  expect(screen.queryAllByText('Saved')).toHaveLength(left);
});

test('opens the link of a queued notice once it is removed from the stored queue', async () => {
  const QUEUE = 'woocommerce_admin_transient_notices_queue';
  const PATH = '/wc-admin/options';
  const saved = {
    status: 'success',
    content: 'Payments are set up',
    options: { actions: [{ label: 'Review settings', url: '/wp-admin/admin.php?page=wc-settings' }] },
  };
  const events: string[] = [];
  // jsdom can't load another page and logs an error instead.
  jest.spyOn(console, 'error').mockImplementation(() => void events.push('next page'));
  api
    .get(PATH, { options: QUEUE })
    .twice()
    .reply(200, { [QUEUE]: { saved } });
  api.post(PATH, { [QUEUE]: {} }).reply(200, () => {
    events.push('queue written');
    return { [QUEUE]: true };
  });
  renderWithStores([noticesStore, optionsStore, userStore], <Snackbars />, {
    prepare: (stores) => hydrateCurrentUser(stores, buildUser()),
  });

  await userEvent.click(await screen.findByRole('link', { name: 'Review settings' }));

  await waitFor(() => expect(events).toEqual(['queue written', 'next page']));
  expect(screen.queryByText('Payments are set up')).not.toBeInTheDocument();
});
