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

test("opens on its keyboard shortcut and prevents the browser's action", async () => {
  open();

  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);

  await screen.findAllByRole('option');
  expect(screen.getByRole('combobox')).toHaveFocus();
});

describe('when the platform has its own command palette', () => {
  const registerCommand = jest.fn<void, [{ name: string }]>();

  beforeEach(() => {
    const dispatch = () => ({ registerCommand, open: jest.fn() });
    Object.assign(window, { wp: { coreCommands: {}, data: { dispatch } } });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'wp'));

  test("leaves the shortcut to it and registers the dashboard's screens there", async () => {
    open();

    expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(true);

    await waitFor(() =>
      expect(registerCommand.mock.calls.map(([{ name }]) => name)).toContain('store-admin/screen-history'),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
