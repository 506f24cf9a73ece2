import type { ComponentProps } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { noticesStore } from '@admin/store-notices';
import { settingsStore } from '@admin/store-settings';
import { hydrateTaskLists, tasksStore } from '@admin/store-tasks';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { aHost, aUser, api, renderWithStores } from '@admin/test-kit';
import { LatePalette } from './late-palette';

const open = (host = aHost(), props: Partial<ComponentProps<typeof LatePalette>> = {}) =>
  renderWithStores(
    [userStore, noticesStore, settingsStore, tasksStore],
    <LatePalette host={host} {...props} />,
    {
      prepare(registry) {
        hydrateCurrentUser(registry, aUser());
        hydrateTaskLists(registry, []);
      },
    },
  );

/** Presses the palette's key before anything else; says whether it is left to whoever listens after the dashboard. */
const leavesKey = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });

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
  const dispatch = () => ({ registerCommand: jest.fn(), open: jest.fn() });
  Object.assign(window, { wp: { coreCommands: {}, data: { dispatch } } });
  open();

  expect(leavesKey()).toBe(true);
  await act(async () => {});
  Reflect.deleteProperty(window, 'wp');
});

test('keys that follow the palette’s before it is listened to are not lost', async () => {
  open();

  leavesKey();
  for (const key of 'dark') fireEvent.keyDown(document.body, { key });

  expect(await screen.findByRole('combobox')).toHaveValue('dark');
});

test('where the network fails, who asks is told so, and the next press or key tries again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('No network.'));
  const { registry } = open(aHost(), { load });
  const told = () =>
    registry
      .select(noticesStore)
      .getNotices()
      .map(({ content }) => content);

  fireEvent.pointerMove(document.body);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await act(async () => {});
  fireEvent.pointerMove(document.body);
  expect(load).toHaveBeenCalledTimes(1);
  expect(told()).toEqual([]);

  load.mockRejectedValueOnce(new Error('No network.'));
  fireEvent.click(screen.getByRole('button', { name: 'Find anything' }));
  await waitFor(() => expect(told()).toEqual([expect.stringContaining('The search could not be loaded')]));

  load.mockImplementation(async () => (await import('./host-palette-opener')).HostPaletteOpener);
  fireEvent.keyDown(document.body, { key: 'Shift' });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  await act(async () => {});
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(told()).toEqual([]);
  leavesKey();
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a key in the very moment of a failure is another try', async () => {
  const load = jest.fn(async () => (await import('./host-palette-opener')).HostPaletteOpener);
  let fail = () => {};
  load.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
  open(aHost(), { load });
  fireEvent.pointerMove(document.body);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));

  await act(async () => {
    fail();
    await Promise.resolve();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  });

  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

describe('a palette of the platform that was kept off the page', () => {
  const commandPaletteUrl = 'http://localhost/wp-json/palette?_locale=user';
  const registerCommand = jest.fn<void, [{ name: string }]>();
  const BUTTON = '<div id="wp-admin-bar-command-palette"><a href="#">Open</a></div>';
  const PALETTE = {
    styles: [],
    scripts: [{ handle: 'core-commands', src: null, before: '', after: 'startPalette()' }],
    templates: {},
  };

  const pressButton = () => {
    document.body.insertAdjacentHTML('beforeend', BUTTON);
    fireEvent.click(screen.getByRole('link', { name: 'Open' }));
  };

  beforeEach(() => {
    const dispatch = () => ({
      registerCommand,
      open() {
        const dialog = '<div role="dialog"><input aria-label="Platform"></div>';
        document.body.insertAdjacentHTML('beforeend', dialog);
        screen.getByRole('textbox').focus();
      },
    });
    const startPalette = () => Object.assign(window, { wp: { coreCommands: {}, data: { dispatch } } });
    Object.assign(window, { startPalette });
  });

  afterEach(() => {
    for (const name of ['wp', 'startPalette', 'storeAdminPress']) Reflect.deleteProperty(window, name);
    document.body.replaceChildren();
  });

  test.each([
    ['key', leavesKey],
    ['button', pressButton],
  ])('is brought by the first press of its %s, with our screens and what was typed', async (_what, press) => {
    api.get('/palette').reply(200, PALETTE);
    open({ ...aHost(), commandPaletteUrl });

    press();
    for (const key of 'dark') fireEvent.keyDown(document.body, { key });

    expect(await screen.findByRole('textbox', { name: 'Platform' })).toHaveValue('dark');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(registerCommand.mock.calls.map(([{ name }]) => name)).toContain('store-admin/screen-history');
  });

  test('is opened by a press from before the dashboard was there, once', async () => {
    api.get('/palette').reply(200, PALETTE);
    document.body.insertAdjacentHTML('beforeend', BUTTON);
    screen.getByRole('link', { name: 'Open' }).addEventListener('click', (event) => {
      window.storeAdminPress = event;
    });
    fireEvent.click(screen.getByRole('link', { name: 'Open' }));

    const { unmount } = open({ ...aHost(), commandPaletteUrl });

    await screen.findByRole('textbox', { name: 'Platform' });
    unmount();
    const load = jest.fn(async () => (await import('./host-palette-opener')).HostPaletteOpener);
    open({ ...aHost(), commandPaletteUrl }, { load });
    await act(async () => {});
    expect(load).not.toHaveBeenCalled();
  });

  test('makes way for ours where it cannot be had', async () => {
    api.get('/palette').reply(500);
    open({ ...aHost(), commandPaletteUrl });

    leavesKey();
    for (const key of 'dark') fireEvent.keyDown(document.body, { key });

    expect(await screen.findByRole('combobox')).toHaveValue('dark');
  });
});
