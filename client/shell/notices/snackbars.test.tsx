import { act, screen } from '@testing-library/react';
import { noticesStore } from '@admin/store-notices';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { aUser, renderWithStores } from '@admin/test-kit';
import { Snackbars } from './snackbars';

const HOUR = 60 * 60 * 1000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([
  ['goes after a while', '', 0],
  ['stays until it is closed, for whoever wants that', '"yes"', 1],
])('a message %s', (_, notices_stay, left) => {
  const { registry } = renderWithStores([noticesStore, userStore], <Snackbars />, {
    prepare(stores) {
      const { woocommerce_meta } = aUser();
      hydrateCurrentUser(stores, aUser({ woocommerce_meta: { ...woocommerce_meta, notices_stay } }));
      stores.fulfil(noticesStore).getNotices();
    },
  });
  act(() => void registry.dispatch(noticesStore).createNotice('info', 'Saved'));
  expect(screen.getByText('Saved')).toBeInTheDocument();

  act(() => {
    jest.advanceTimersByTime(HOUR);
  });

  expect(screen.queryAllByText('Saved')).toHaveLength(left);
});
