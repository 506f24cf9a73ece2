import { fireEvent, screen } from '@testing-library/react';
import { noticesStore } from '@admin/store-notices';
import { settingsStore } from '@admin/store-settings';
import { hydrateTaskLists, tasksStore } from '@admin/store-tasks';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { aHost, aUser, renderWithStores } from '@admin/test-kit';
import { LatePalette } from './late-palette';

const open = () =>
  renderWithStores([userStore, noticesStore, settingsStore, tasksStore], <LatePalette host={aHost()} />, {
    prepare(registry) {
      hydrateCurrentUser(registry, aUser());
      hydrateTaskLists(registry, []);
    },
  });

/** Presses the palette's key before anything else; says whether it is left to whoever listens after the dashboard. */
const leavesKey = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });

// First, since what listens to keys is fetched but once.
test('letters that follow a press of the button are words, and no shortcuts', async () => {
  open();

  const button = screen.getByRole('button', { name: 'Find anything' });
  fireEvent.keyDown(button, { key: ' ' });
  fireEvent.click(button);
  for (const key of 'go') fireEvent.keyDown(button, { key });

  expect(await screen.findByRole('combobox')).toHaveValue('go');
});

test('the first press of the palette’s key is kept from the browser, and left to a palette of the platform', async () => {
  const { unmount } = open();

  expect(leavesKey()).toBe(false);

  await screen.findByRole('dialog');
  unmount();
  const dispatch = () => ({ registerCommand: jest.fn() });
  Object.assign(window, { wp: { coreCommands: {}, data: { dispatch } } });
  open();

  expect(leavesKey()).toBe(true);
  Reflect.deleteProperty(window, 'wp');
});

test('keys that follow the palette’s before it is listened to are not lost', async () => {
  open();

  leavesKey();
  for (const key of 'dark') fireEvent.keyDown(document.body, { key });

  expect(await screen.findByRole('combobox')).toHaveValue('dark');
});
