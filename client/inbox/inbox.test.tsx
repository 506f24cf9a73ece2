import { screen, waitFor, within } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import {
  buildHost,
  buildError,
  api,
  buildUser,
  renderWithStores,
  type PageGlobalsOverrides,
} from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { Inbox } from './inbox';

const NOTES = '/wc-analytics/admin/notes';

// Loads the lazy chunk in advance, so that no test waits for it.
beforeAll(() => import('../components/promotions-dialog/promotions-dialog'));
const REFUSAL = buildError('woocommerce_rest_cannot_update', 403);

/** A note in the server's format; newer ones have higher ids. */
const buildNote = (id: number, overrides?: object) => ({
  id,
  name: `note-${id}`,
  type: 'info',
  title: `Note ${id}`,
  content: 'Something <strong>new</strong>.',
  status: 'unactioned',
  date_created_gmt: `2026-11-20T10:00:${String(id).padStart(2, '0')}`,
  actions: [],
  layout: 'plain',
  image: '',
  is_deleted: false,
  is_read: false,
  ...overrides,
});

const buildAction = (overrides?: object) => ({
  id: 8,
  name: 'go',
  label: 'Look at it',
  url: '',
  status: 'actioned',
  actioned_text: '',
  ...overrides,
});

const someNotes = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => buildNote(from - index));

const serve = (notes: unknown[], count = 5) =>
  api.get(NOTES, ({ per_page: asked }) => asked === String(count)).reply(200, notes);

const lastRead = (time: number) => ({
  ...buildUser(),
  woocommerce_meta: { activity_panel_inbox_last_read: JSON.stringify(time) },
});

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

const openInbox = (user: object = buildUser(), page: PageGlobalsOverrides = {}, limit?: number) =>
  renderWithStores(
    [noticesStore, optionsStore, userStore],
    <>
      <Inbox limit={limit} />
      <Notices />
    </>,
    {
      host: buildHost(page),
      prepare: (registry) => {
        hydrateCurrentUser(registry, user);
        hydrateOptions(registry, {
          woocommerce_admin_transient_notices_queue: [],
          woocommerce_show_marketplace_suggestions: 'yes',
        });
      },
    },
  );

/** Finds titles even while a dialog hides them from screen readers. */
const titles = () =>
  screen.queryAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent);
const noteOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') ?? document.body);

test('lists notes newest first, with sanitized content', async () => {
  serve([buildNote(7, { content: 'Buy <em>this</em><img src=x onerror=alert(1)>' }), buildNote(6)]);
  const { container } = openInbox();

  await screen.findByRole('heading', { name: 'Note 7' });

  expect(titles()).toEqual(['Note 7', 'Note 6']);
  expect((await screen.findByText('this')).tagName).toBe('EM');
  expect(container.querySelector('img')).not.toBeInTheDocument();
});

describe('promotions', () => {
  const OPTION = 'woocommerce_show_marketplace_suggestions';
  const ME = '/wp/v2/users/me';
  const servePlain = () => api.get(NOTES, ({ type }) => type === 'info,warning').reply(200, [buildNote(6)]);

  async function openSwitches() {
    const { user } = openInbox();
    await user.click(await screen.findByRole('button', { name: 'Inbox actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Suggestions and surveys' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suggestions and surveys' }));
    return { user, dialog, switchOf: (name: string) => dialog.getByRole('switch', { name }) };
  }

  test('are turned off for the user and leave the inbox', async () => {
    serve([buildNote(7, { type: 'marketing' }), buildNote(6)]);
    const { user, dialog, switchOf } = await openSwitches();
    expect(switchOf('Show for me')).toHaveAccessibleDescription(
      'Applies to your account only, on all devices.',
    );
    const meta = { promotions_hidden: '"yes"' };
    const saved = api.post(ME, { woocommerce_meta: meta }, { _fields: 'id,woocommerce_meta' });
    const saving = saved.reply(200, { ...buildUser(), woocommerce_meta: meta });
    servePlain();

    await user.click(switchOf('Show for me'));

    expect(switchOf('Show for me')).not.toBeChecked();
    expect(switchOf('Show for all users')).toBeChecked();
    await waitFor(() => expect(saving.isDone()).toBe(true));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: 'Inbox actions' })).toHaveFocus();
    await waitFor(() => expect(titles()).toEqual(['Note 6']));
  });

  test('are turned on again when the server rejects turning them off for the store', async () => {
    serve([buildNote(7, { type: 'survey' }), buildNote(6)]);
    const { user, switchOf } = await openSwitches();
    api
      .post('/wc-admin/options', { [OPTION]: 'no' })
      .delay(20)
      .reply(403, REFUSAL);
    servePlain();

    await user.click(switchOf('Show for all users'));
    expect(switchOf('Show for all users')).not.toBeChecked();
    expect(switchOf('Show for me')).toHaveAccessibleDescription(/Suggestions are off for this store/);

    expect(await screen.findByText('There was a problem updating your preferences')).toBeVisible();
    expect(switchOf('Show for all users')).toBeChecked();
    expect(titles()).toEqual(['Note 7', 'Note 6']);
  });
});

test('shows an empty state and disables "Dismiss all"', async () => {
  serve([]);
  const { user } = openInbox();

  expect(await screen.findByText('Your inbox is empty')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Inbox actions' }));
  expect(screen.getByRole('menuitem', { name: 'Dismiss all' })).toHaveAttribute('aria-disabled', 'true');
});

test("shows why notes can't be loaded, and retries", async () => {
  api.get(NOTES, () => true).reply(500, buildError('broken', 500, 'Out of order.'));
  const { user } = openInbox();
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of order.');

  serve([buildNote(7)]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { name: 'Note 7' })).toBeVisible();
});

describe('more notes', () => {
  test('are added below, and focus moves to the first of them', async () => {
    serve(someNotes(9, 5));
    const { user } = openInbox();
    serve(someNotes(9, 3), 10);

    await user.click(await screen.findByRole('button', { name: 'Load more' }));

    await screen.findByRole('heading', { name: 'Note 3' });
    expect(titles()).toHaveLength(7);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Note 4' }).closest('li')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('can be retried after an error, with the previous notes still shown', async () => {
    serve(someNotes(9, 5));
    const { user } = openInbox();
    api.get(NOTES, () => true).reply(500, buildError('broken', 500));
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(titles()).toHaveLength(5);

    serve(someNotes(9, 5));
    serve(someNotes(9, 4), 10);
    await user.click(retry);

    expect(await screen.findByRole('heading', { name: 'Note 4' })).toBeVisible();
  });
});

describe('inbox with a limit', () => {
  const openLimited = () => openInbox(buildUser(), {}, 3);

  test('shows the newest notes, and all of them on request with focus on the first new one', async () => {
    serve(someNotes(9, 5));
    const { user } = openLimited();
    await screen.findByRole('heading', { name: 'Note 9' });
    expect(titles()).toEqual(['Note 9', 'Note 8', 'Note 7']);
    serve(someNotes(9, 2), 100);

    await user.click(screen.getByRole('button', { name: 'Show all' }));

    expect(screen.getByRole('heading', { name: 'Note 6' }).closest('li')).toHaveFocus();
    await screen.findByRole('heading', { name: 'Note 2' });
    expect(titles()).toHaveLength(8);
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
  });

  test('shows no button when all notes are visible', async () => {
    serve(someNotes(9, 7));
    openLimited();
    await screen.findByRole('heading', { name: 'Note 7' });

    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
  });
});

describe('unread notes', () => {
  const TIME_OF_6 = Date.parse('2026-11-20T10:00:06Z');

  test('are newer than the time the inbox was last read', async () => {
    serve([buildNote(8, { is_read: true }), buildNote(7), buildNote(6)]);
    openInbox(lastRead(TIME_OF_6));

    await screen.findByRole('heading', { name: 'Note 7' });

    expect(screen.getByRole('img', { name: '1 unread message' })).toBeVisible();
    expect(noteOf('Note 7').getByText('Unread')).toBeInTheDocument();
    expect(noteOf('Note 8').queryByText('Unread')).not.toBeInTheDocument();
    expect(noteOf('Note 6').queryByText('Unread')).not.toBeInTheDocument();
  });

  test('become read when the inbox is marked as read', async () => {
    serve([buildNote(7), buildNote(6)]);
    const saved = jest.fn((_: string, body: unknown) => ({ ...buildUser(), ...(body as object) }));
    api.post('/wp/v2/users/me', undefined, { _fields: 'id,woocommerce_meta' }).reply(200, saved);
    const { user } = openInbox(lastRead(TIME_OF_6));

    await user.click(await screen.findByRole('button', { name: 'Inbox actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Mark all as read' }));

    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.calls[0]?.[1]).toEqual({
      woocommerce_meta: { activity_panel_inbox_last_read: String(TIME_OF_6 + 1000) },
    });
    expect(screen.queryByText('Unread')).not.toBeInTheDocument();
  });
});

describe('dismissed note', () => {
  test('leaves at once, moves focus to the next note and returns on Undo', async () => {
    serve([buildNote(7), buildNote(6)]);
    const { user } = openInbox();
    api
      .delete(`${NOTES}/delete/7`)
      .delay(20)
      .reply(200, buildNote(7, { is_deleted: true }));
    serve([buildNote(6)]);

    await user.click(await screen.findByRole('button', { name: 'Dismiss "Note 7"' }));
    expect(titles()).toEqual(['Note 6']);
    expect(screen.getByRole('button', { name: 'Dismiss "Note 6"' })).toHaveFocus();
    expect(screen.queryByText('Message dismissed')).not.toBeInTheDocument();

    api.put(`${NOTES}/7`, { is_deleted: 0 }).reply(200, buildNote(7));
    serve([buildNote(7), buildNote(6)]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(titles()).toEqual(['Note 7', 'Note 6']));
  });

  test('returns with an error when the server rejects the dismissal', async () => {
    serve([buildNote(7)]);
    api.delete(`${NOTES}/delete/7`).reply(403, REFUSAL);
    const { user } = openInbox();

    await user.click(await screen.findByRole('button', { name: 'Dismiss "Note 7"' }));

    expect(await screen.findByText('There was a problem dismissing the message')).toBeVisible();
    expect(titles()).toEqual(['Note 7']);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('stays dismissed with an error when Undo fails', async () => {
    serve([buildNote(7)]);
    const { user } = openInbox();
    api.delete(`${NOTES}/delete/7`).reply(200, buildNote(7, { is_deleted: true }));
    serve([]);
    await user.click(await screen.findByRole('button', { name: 'Dismiss "Note 7"' }));

    api.put(`${NOTES}/7`).reply(500, buildError('broken', 500));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('There was a problem restoring the messages')).toBeVisible();
    expect(titles()).toEqual([]);
  });
});

describe('dismissing all', () => {
  test('asks first, dismisses every note and can be undone', async () => {
    serve([buildNote(7), buildNote(6)]);
    const { user } = openInbox();
    await user.click(await screen.findByRole('button', { name: 'Inbox actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Dismiss all' }));
    const question = await screen.findByRole('dialog', { name: 'Dismiss all messages' });
    expect(titles()).toHaveLength(2);

    const dismissed = [buildNote(7), buildNote(6), buildNote(1)].map((note) => ({
      ...note,
      is_deleted: true,
    }));
    api.delete(`${NOTES}/delete/all`, { status: 'unactioned' }).reply(200, dismissed);
    serve([]);
    await user.click(within(question).getByRole('button', { name: 'Yes, dismiss all' }));
    expect(titles()).toEqual([]);
    expect(await screen.findByText('3 messages dismissed')).toBeVisible();

    api
      .put(`${NOTES}/update`, { noteIds: [7, 6, 1], is_deleted: 0 })
      .reply(200, [buildNote(7), buildNote(6), buildNote(1)]);
    serve([buildNote(7), buildNote(6), buildNote(1)]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(titles()).toEqual(['Note 7', 'Note 6', 'Note 1']));
  });

  test('does nothing when canceled', async () => {
    serve([buildNote(7)]);
    const { user } = openInbox();
    await user.click(await screen.findByRole('button', { name: 'Inbox actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Dismiss all' }));

    await user.click(await screen.findByRole('button', { name: 'Cancel' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(titles()).toEqual(['Note 7']);
  });
});

describe('note actions', () => {
  beforeEach(() => {
    window.history.replaceState({}, '', '/wp-admin/admin.php?page=wc-admin');
    getHistory().replace('admin.php?page=wc-admin');
  });

  test('complete the note and show the confirmation; the first one is primary', async () => {
    const actions = [buildAction({ actioned_text: 'Thank you!' }), buildAction({ id: 9, label: 'Not now' })];
    serve([buildNote(7, { actions })]);
    api.post(`${NOTES}/7/action/8`).reply(200, buildNote(7, { status: 'actioned', is_read: true, actions }));
    serve([]);
    const { user } = openInbox();

    const main = await screen.findByRole('button', { name: 'Look at it' });
    expect(main).toHaveClass('is-primary');
    expect(screen.getByRole('button', { name: 'Not now' })).not.toHaveClass('is-primary');
    await user.click(main);

    expect(titles()).toEqual([]);
    expect(await screen.findByText('Thank you!')).toBeVisible();
  });

  test('open dashboard pages without waiting for the server', async () => {
    const url = 'http://localhost/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue';
    serve([buildNote(7, { actions: [buildAction({ url })] })]);
    api.post(`${NOTES}/7/action/8`).reply(500, buildError('broken', 500));
    const { user } = openInbox();

    await user.click(await screen.findByRole('link', { name: 'Look at it' }));

    expect(getHistory().location.pathname).toBe('/analytics/revenue');
    expect(await screen.findByText('There was a problem sending your answer')).toBeVisible();
    expect(titles()).toEqual(['Note 7']);
  });

  test('that open reports are hidden when analytics is off', async () => {
    const at = (path: string) => `http://localhost/wp-admin/admin.php?page=wc-admin&path=${path}`;
    const urls = [at('%2Fanalytics%2Frevenue'), at('/customers'), at('%2Fsetup-wizard')];
    const actions = urls.map((url, index) => buildAction({ id: index, label: `Step ${index + 1}`, url }));
    const content = `<p>Read <a href="${urls[0]}&amp;x=1">the report</a> or <a href="${urls[2]}">go on</a>.</p>`;
    serve([buildNote(7, { actions, content })]);
    openInbox(buildUser(), { features: { analytics: false } });

    expect(await screen.findByRole('link', { name: 'Step 3' })).toHaveClass('is-primary');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['go on', 'Step 3']);
    expect(screen.getByText(/Read the report or/)).toBeVisible();
  });

  test('open other sites in a new tab', async () => {
    serve([buildNote(7, { actions: [buildAction({ url: 'https://elsewhere.example/' })] })]);
    openInbox();

    const link = await screen.findByRole('link', { name: 'Look at it (opens in a new tab)' });

    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('ignore addresses that are not web links', async () => {
    serve([buildNote(7, { actions: [buildAction({ url: 'javascript:alert(1)' })] })]);
    openInbox();

    expect(await screen.findByRole('button', { name: 'Look at it' })).not.toHaveAttribute('href');
  });
});
