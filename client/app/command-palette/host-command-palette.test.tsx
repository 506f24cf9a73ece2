import { fireEvent, screen, waitFor } from '@testing-library/react';
import { noticesStore } from '@admin/store-notices';
import { settingsStore } from '@admin/store-settings';
import { hydrateTaskLists, tasksStore } from '@admin/store-tasks';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildHost, buildUser, renderWithStores } from '@admin/testing';
import { HostCommandPalette } from './host-command-palette';

const open = () =>
  renderWithStores(
    [userStore, noticesStore, settingsStore, tasksStore],
    <HostCommandPalette host={buildHost()} />,
    {
      prepare(registry) {
        hydrateCurrentUser(registry, buildUser());
        hydrateTaskLists(registry, []);
      },
    },
  );

test('its key opens it, and is kept from the browser', async () => {
  open();

  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);

  await screen.findAllByRole('option');
  expect(screen.getByRole('combobox')).toHaveFocus();
});

describe('where the platform has a palette of its own', () => {
  const registerCommand = jest.fn<void, [{ name: string }]>();

  beforeEach(() => {
    const dispatch = () => ({ registerCommand, open: jest.fn() });
    Object.assign(window, { wp: { coreCommands: {}, data: { dispatch } } });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'wp'));

  test('the key is left to that one, which has our screens', async () => {
    open();

    expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(true);

    await waitFor(() =>
      expect(registerCommand.mock.calls.map(([{ name }]) => name)).toContain('store-admin/screen-history'),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
