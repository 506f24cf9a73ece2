import { screen, waitFor } from '@testing-library/react';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildError, api, buildUser, renderWithStores } from '@admin/testing';
import { useSuggestions } from './index';

const ME = '/wp/v2/users/me';
const PREFERENCES = { _fields: 'id,woocommerce_meta' };
const { id, woocommerce_meta: meta } = buildUser();
const saved = (names: string[]) => ({
  id,
  woocommerce_meta: { ...meta, suggestions_dismissed: names.length > 0 ? JSON.stringify(names) : '' },
});

function Introduction() {
  const { isDismissed, dismiss } = useSuggestions();
  if (isDismissed('marketing-introduction')) return <p>Gone</p>;
  return (
    <button type="button" onClick={() => void dismiss('marketing-introduction').catch(() => {})}>
      Dismiss
    </button>
  );
}

const render = (names: string[] = []) =>
  renderWithStores([userStore], <Introduction />, {
    prepare: (registry) => hydrateCurrentUser(registry, { ...buildUser(), ...saved(names) }),
  });

test('stays dismissed and keeps dismissals from other tabs', async () => {
  api.get(ME, PREFERENCES).reply(200, saved(['tax']));
  const kept = api
    .post(
      ME,
      { woocommerce_meta: { suggestions_dismissed: '["tax","marketing-introduction"]' } },
      PREFERENCES,
    )
    .reply(200, saved(['tax', 'marketing-introduction']));
  const { user } = render();

  await user.click(screen.getByRole('button', { name: 'Dismiss' }));

  expect(screen.getByText('Gone')).toBeVisible();
  await waitFor(() => expect(kept.isDone()).toBe(true));
});

test('returns when the server rejects the dismissal', async () => {
  api.get(ME, PREFERENCES).reply(200, saved([]));
  api.post(ME, undefined, PREFERENCES).reply(403, buildError('rest_cannot_edit', 403));
  const { user } = render();

  await user.click(screen.getByRole('button', { name: 'Dismiss' }));

  expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeVisible();
});

test('stays hidden for a user who dismissed it before', () => {
  render(['marketing-introduction']);

  expect(screen.getByText('Gone')).toBeVisible();
});
