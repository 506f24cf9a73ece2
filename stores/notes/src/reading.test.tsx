import { screen } from '@testing-library/react';
import { buildError, api, renderWithStores } from '@admin/testing';
import { hasUnreadNotes, hydrateNotes, notesStore, useAlerts, useNotes, useUnreadNotes } from './index';
import {
  buildHydratedRegistry,
  alerts,
  buildNote,
  inbox,
  PATH,
  inboxWithoutPromotions,
  renderWithNotes,
  shownIds,
  someNotes,
} from './testing';

function Inbox() {
  const { notes, hasMore, status, failure, loadMore, retry } = useNotes();
  return (
    <>
      {notes?.map(({ id, title }) => (
        <p key={id}>{title}</p>
      ))}
      {failure && <p role="alert">{failure.message}</p>}
      {failure && (
        <button onClick={retry} type="button">
          Retry
        </button>
      )}
      {hasMore && (
        <button onClick={loadMore} type="button" aria-busy={status === 'resolving'}>
          More
        </button>
      )}
      {notes?.length === 0 && <p>Nothing new</p>}
    </>
  );
}

const headers = (total: number) => ({ 'X-WP-Total': String(total) });

describe('the inbox', () => {
  test('shows the newest notes and loads more on request', async () => {
    api.get(PATH, inbox(5)).reply(200, someNotes(9, 8, 7, 6, 5), headers(5));
    const { user } = renderWithNotes(<Inbox />);
    await screen.findByText('Note 9');
    api.get(PATH, inbox(10)).reply(200, someNotes(9, 8, 7, 6, 5, 4, 3), headers(7));

    await user.click(screen.getByRole('button', { name: 'More' }));

    expect(screen.getByText('Note 5')).toBeInTheDocument();
    expect(await screen.findByText('Note 3')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  test('keeps its notes when loading more fails, and retries', async () => {
    api.get(PATH, inbox(5)).reply(200, someNotes(9, 8, 7, 6, 5), headers(5));
    const { user } = renderWithNotes(<Inbox />);
    await screen.findByText('Note 9');
    api.get(PATH, inbox(10)).reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not you.');
    expect(screen.getByText('Note 9')).toBeInTheDocument();
    // Both pages are rendered: the failed one and the one used as its placeholder.
    api.get(PATH, inbox(5)).reply(200, someNotes(9, 8, 7, 6, 5), headers(5));
    api.get(PATH, inbox(10)).reply(200, someNotes(9, 8, 7, 6, 5, 4), headers(6));

    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Note 4')).toBeInTheDocument();
  });

  test('may be empty', async () => {
    api.get(PATH, inbox(5)).reply(200, [], headers(0));

    renderWithNotes(<Inbox />);

    expect(await screen.findByText('Nothing new')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  test('loads more notes than fit in one response in several requests', async () => {
    const ids = Array.from({ length: 105 }, (_, index) => 300 - index);
    api.get(PATH, inbox(100, 1)).reply(200, someNotes(...ids.slice(0, 100)), headers(100));
    api.get(PATH, inbox(100, 2)).reply(200, someNotes(...ids.slice(100)), headers(5));
    const { resolveSelect } = buildHydratedRegistry();

    const notes = await resolveSelect(notesStore).getNotes(110);

    expect(notes?.map(({ id }) => id)).toEqual(ids);
  });

  test('parses text as text and dates as UTC, and omits invalid notes', () => {
    const registry = buildHydratedRegistry(
      null,
      { title: 'Nameless' },
      { id: 1 },
      buildNote({ title: 'Tax &amp; more', actions: [null, { id: 2, label: '&lt;Go&gt;' }] }),
    );

    expect(shownIds(registry)).toEqual([3]);
    expect(registry.select(notesStore).getNote(3)).toMatchObject({
      title: 'Tax & more',
      content: 'Make sure that it <strong>works</strong>.',
      createdAt: Date.UTC(2026, 10, 20, 22, 51, 29),
      actions: [{ id: 2, label: '<Go>', url: '' }],
    });
  });

  test('uses preloaded notes without a request', () => {
    const registry = buildHydratedRegistry(buildNote());

    expect(shownIds(registry)).toEqual([3]);
    expect(registry.resolution(notesStore).getNotes(5).status).toBe('finished');
    expect(registry.select(notesStore).hasMoreNotes(5)).toBe(false);
  });

  test('fails when the response is not a list', () => {
    expect(() => hydrateNotes(buildHydratedRegistry(), { code: 'rest_forbidden' })).toThrow('Expected Array');
  });
});

test('loads alerts separately', async () => {
  api.get(PATH, alerts).reply(200, [buildNote({ id: 7, type: 'error', title: 'Payments are off' })]);
  function Alerts() {
    return <p>{useAlerts().alerts?.map(({ title }) => title) ?? 'Loading'}</p>;
  }

  renderWithStores([notesStore], <Alerts />);

  expect(await screen.findByText('Payments are off')).toBeInTheDocument();
});

describe('unread notes', () => {
  const noon = Date.UTC(2026, 10, 20, 12);
  const at = (...times: number[]) => times.map((createdAt) => ({ createdAt }));

  test.each([
    ['there are none', at(), noon, false],
    ['all are older than the last read time', at(noon - 1), noon, false],
    ['the newest is from the last read time', at(noon), noon, false],
    ['the newest is later than the last read time', at(noon + 1, noon - 5), noon, true],
    ['there is no last read time', at(noon), undefined, true],
  ])('when %s', (_, notes, lastRead, expected) => {
    expect(hasUnreadNotes(notes, lastRead)).toBe(expected);
  });

  const ME = '/wp/v2/users/me';

  function Tab() {
    const { hasUnread, markInboxRead } = useUnreadNotes();
    return (
      <button onClick={() => void markInboxRead()} type="button">
        {hasUnread ? 'New' : 'Old'}
      </button>
    );
  }

  test('are marked as read up to the date of the newest one', async () => {
    const mark = { woocommerce_meta: { activity_panel_inbox_last_read: '1795215089000' } };
    api
      .get(PATH, inbox())
      .reply(200, [buildNote(), buildNote({ id: 2, date_created_gmt: '2026-11-20T10:00:00' })]);
    api.post(ME, mark, { _fields: 'id,woocommerce_meta' }).reply(200, { id: 1, ...mark });
    const { user } = renderWithNotes(<Tab />);

    await user.click(await screen.findByRole('button', { name: 'New' }));

    expect(await screen.findByRole('button', { name: 'Old' })).toBeInTheDocument();
  });

  test.each([
    ['the site', { site: 'no' as const, hidden: '' }],
    ['the user', { site: 'yes' as const, hidden: '"yes"' }],
  ])('and the inbox exclude promotions where %s disables them', async (_, willing) => {
    api.get(PATH, inboxWithoutPromotions()).reply(200, [buildNote({ title: 'News' })]);
    const mark = { woocommerce_meta: { activity_panel_inbox_last_read: '1795215089000' } };
    const meta = { ...mark.woocommerce_meta, promotions_hidden: willing.hidden };
    api.post(ME, mark, { _fields: 'id,woocommerce_meta' }).reply(200, { id: 1, woocommerce_meta: meta });
    const { user } = renderWithNotes(
      <>
        <Tab />
        <Inbox />
      </>,
      willing,
    );
    expect(await screen.findByText('News')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'New' }));

    expect(await screen.findByRole('button', { name: 'Old' })).toBeInTheDocument();
  });
});
