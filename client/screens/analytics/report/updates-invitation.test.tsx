import { screen, waitFor } from '@testing-library/react';
import { noticesStore } from '@admin/store-notices';
import { hydrateSettings, settingsStore } from '@admin/store-settings';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildHost, api, buildUser, renderWithStores } from '@admin/testing';
import { UpdatesInvitation } from './updates-invitation';

const DISMISSED = 'scheduled_updates_promotion_notice_dismissed';

function open({
  updates,
  meta = {},
  isKnown = true,
}: {
  updates?: string;
  meta?: object;
  isKnown?: boolean;
}) {
  const { wcAdminSettings } = buildHost().settings;
  const host = buildHost({
    features: { 'analytics-scheduled-import': isKnown },
    admin: {
      wcAdminSettings: { ...wcAdminSettings, woocommerce_analytics_scheduled_import: updates ?? null },
    },
  });
  return renderWithStores([noticesStore, settingsStore, userStore], <UpdatesInvitation />, {
    host,
    prepare: (registry) => {
      hydrateCurrentUser(registry, buildUser({ woocommerce_meta: meta }));
      hydrateSettings(registry, host.settings);
    },
  });
}

test('suggests scheduled updates until dismissed', async () => {
  api
    .post(
      '/wp/v2/users/me',
      { woocommerce_meta: { [DISMISSED]: '"yes"' } },
      { _fields: 'id,woocommerce_meta' },
    )
    .reply(200, { id: 1, woocommerce_meta: { [DISMISSED]: '"yes"' } });
  const { user } = open({});
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    expect.stringContaining('analytics%2Fsettings'),
  );

  await user.click(screen.getByRole('button', { name: 'Dismiss this notice.' }));

  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
});

test.each([
  ['updates are scheduled', { updates: 'yes' }],
  ['immediate updates were chosen', { updates: 'no' }],
  ['it was dismissed in the stock dashboard', { meta: { [DISMISSED]: 'yes' } }],
  ['the host does not support scheduled updates', { isKnown: false }],
])('shows nothing when %s', (_, given) => {
  open(given);

  expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
});
