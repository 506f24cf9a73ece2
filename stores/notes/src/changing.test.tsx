import { act, screen, waitFor } from '@testing-library/react';
import { CancelledError } from '@admin/data';
import { buildError, api, deferReply } from '@admin/testing';
import { notesStore, useNotes } from './index';
import {
  buildHydratedRegistry,
  buildNote,
  inbox,
  PATH,
  renderWithNotes,
  shownIds,
  someNotes,
} from './testing';

const gone = buildError('woocommerce_note_invalid_id', 404, 'Sorry, there is no resource with that ID.');

describe('dismissing', () => {
  test('removes a note at once, and Undo restores it in its place', async () => {
    const registry = buildHydratedRegistry(...someNotes(9, 8, 7));
    let stored = [9, 7];
    const answer = deferReply(() => buildNote({ id: 8, is_deleted: true }));
    api.delete(`${PATH}/delete/8`).reply(200, answer.reply);
    api.put(`${PATH}/8`, { is_deleted: 0 }).reply(200, () => {
      stored = [9, 8, 7];
      return buildNote({ id: 8 });
    });
    api
      .get(PATH, inbox())
      .reply(200, () => someNotes(...stored))
      .persist();
    const actions = registry.dispatch(notesStore);

    const dismissing = actions.dismissNote(8);
    expect(shownIds(registry)).toEqual([9, 7]);
    answer.release();
    const undo = await dismissing;
    expect(shownIds(registry)).toEqual([9, 7]);

    expect(undo).toEqual({ action: 'restoreNotes', noteIds: [8] });
    await actions[undo.action](undo.noteIds);
    await waitFor(() => expect(shownIds(registry)).toEqual([9, 8, 7]));
  });

  test('is reverted when the server rejects it', async () => {
    const registry = buildHydratedRegistry(...someNotes(9, 8));
    api.delete(`${PATH}/delete/9`).reply(404, gone);

    await expect(registry.dispatch(notesStore).dismissNote(9)).rejects.toMatchObject({
      failure: { code: 'woocommerce_note_invalid_id' },
    });

    expect(shownIds(registry)).toEqual([9, 8]);
    expect(registry.select(notesStore).isSavingNote(9)).toBe(false);
  });

  test('is reverted when it is canceled', async () => {
    const registry = buildHydratedRegistry(...someNotes(9, 8));
    const answer = deferReply(() => buildNote({ id: 9, is_deleted: true }));
    api.delete(`${PATH}/delete/9`).reply(200, answer.reply);
    const dismissing = registry.dispatch(notesStore).dismissNote(9);
    await answer.requested();

    dismissing.cancel();

    await expect(dismissing).rejects.toBeInstanceOf(CancelledError);
    expect(shownIds(registry)).toEqual([9, 8]);
  });

  test('reverts only the rejected one of two dismissed notes', async () => {
    const registry = buildHydratedRegistry(...someNotes(9, 8, 7));
    api.delete(`${PATH}/delete/9`).reply(404, gone);
    api.delete(`${PATH}/delete/8`).reply(200, buildNote({ id: 8, is_deleted: true }));
    const { dismissNote } = registry.dispatch(notesStore);

    const results = await Promise.allSettled([dismissNote(9), dismissNote(8)]);

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(shownIds(registry)).toEqual([9, 7]);
  });

  test('dismisses once on double click', async () => {
    const registry = buildHydratedRegistry(...someNotes(9));
    api
      .delete(`${PATH}/delete/9`)
      .once()
      .reply(200, buildNote({ id: 9, is_deleted: true }));
    const { dismissNote } = registry.dispatch(notesStore);

    await Promise.all([dismissNote(9), dismissNote(9)]);

    expect(shownIds(registry)).toEqual([]);
  });

  test('ignores an inbox loaded before the dismissal', async () => {
    const registry = buildHydratedRegistry(...someNotes(9, 8));
    const outdated = deferReply(() => someNotes(9, 8));
    api.get(PATH, inbox(10)).reply(200, outdated.reply);
    api.get(PATH, inbox(10)).reply(200, someNotes(8));
    api.delete(`${PATH}/delete/9`).reply(200, buildNote({ id: 9, is_deleted: true }));
    const reading = registry.resolveSelect(notesStore).getNotes(10);
    await outdated.requested();

    await registry.dispatch(notesStore).dismissNote(9);
    outdated.release();

    expect((await reading)?.map(({ id }) => id)).toEqual([8]);
  });

  test('refills the rendered inbox', async () => {
    function Inbox() {
      return (
        <p>
          {useNotes()
            .notes?.map(({ title }) => title)
            .join(', ')}
        </p>
      );
    }
    api.get(PATH, inbox()).reply(200, someNotes(9, 8, 7, 6, 5));
    const { registry } = renderWithNotes(<Inbox />);
    await screen.findByText('Note 9, Note 8, Note 7, Note 6, Note 5');
    api.delete(`${PATH}/delete/7`).reply(200, buildNote({ id: 7, is_deleted: true }));
    api.get(PATH, inbox()).reply(200, someNotes(9, 8, 6, 5, 4));

    await act(() => registry.dispatch(notesStore).dismissNote(7));

    expect(await screen.findByText('Note 9, Note 8, Note 6, Note 5, Note 4')).toBeInTheDocument();
  });
});

describe('snoozing', () => {
  test('hides a note until its date or until it is restored', async () => {
    const registry = buildHydratedRegistry(...someNotes(9, 8));
    let stored = [8];
    const body = { status: 'snoozed', date_reminder: '2026-12-01T08:30:00Z' };
    api.put(`${PATH}/9`, body).reply(200, buildNote({ id: 9, status: 'snoozed' }));
    api
      .get(PATH, inbox())
      .reply(200, () => someNotes(...stored))
      .persist();
    const { snoozeNote, undoSnoozeNote } = registry.dispatch(notesStore);

    await snoozeNote(9, Date.parse('2026-12-01T08:30:00.250Z'));
    expect(shownIds(registry)).toEqual([8]);

    api.put(`${PATH}/9`, { status: 'unactioned' }).reply(200, () => {
      stored = [9, 8];
      return buildNote({ id: 9 });
    });
    await undoSnoozeNote(9);
    await waitFor(() => expect(shownIds(registry)).toEqual([9, 8]));
  });

  test('shows the note again when the server rejects it', async () => {
    const registry = buildHydratedRegistry(...someNotes(9, 8));
    api.put(`${PATH}/9`).reply(404, gone);

    await expect(registry.dispatch(notesStore).snoozeNote(9, Date.now())).rejects.toMatchObject({
      failure: { code: 'woocommerce_note_invalid_id' },
    });

    expect(shownIds(registry)).toEqual([9, 8]);
  });
});

describe('dismissing all', () => {
  test('empties the inbox at once, and Undo restores what the server dismissed', async () => {
    const registry = buildHydratedRegistry(...someNotes(9, 8));
    const answer = deferReply(() => [9, 8, 2].map((id) => buildNote({ id, is_deleted: true })));
    api.delete(`${PATH}/delete/all`, { status: 'unactioned' }).reply(200, answer.reply);
    api.put(`${PATH}/update`, { noteIds: [9, 8, 2], is_deleted: 0 }).reply(200, someNotes(9, 8, 2));
    const actions = registry.dispatch(notesStore);

    const dismissing = actions.dismissAllNotes();
    expect(shownIds(registry)).toEqual([]);
    answer.release();
    const undo = await dismissing;

    expect(undo.noteIds).toEqual([9, 8, 2]);
    await actions[undo.action](undo.noteIds);
    expect(shownIds(registry)).toEqual([9, 8]);
  });

  test('shows notes that the server did not dismiss', async () => {
    const registry = buildHydratedRegistry(...someNotes(9, 8));
    api
      .delete(`${PATH}/delete/all`, { status: 'unactioned' })
      .reply(200, [buildNote({ id: 9, is_deleted: true })]);

    await registry.dispatch(notesStore).dismissAllNotes();

    expect(shownIds(registry)).toEqual([8]);
  });

  test('restores the inbox when the server rejects it', async () => {
    const registry = buildHydratedRegistry(...someNotes(9, 8));
    api
      .delete(`${PATH}/delete/all`, { status: 'unactioned' })
      .reply(403, buildError('woocommerce_rest_cannot_edit', 403));

    await expect(registry.dispatch(notesStore).dismissAllNotes()).rejects.toMatchObject({
      failure: { status: 403 },
    });

    expect(shownIds(registry)).toEqual([9, 8]);
  });
});

describe('actions', () => {
  test('settles its note at once', async () => {
    const registry = buildHydratedRegistry(buildNote(), buildNote({ id: 2 }));
    const answer = deferReply(() => buildNote({ status: 'actioned', is_read: true }));
    api.post(`${PATH}/3/action/8`).reply(200, answer.reply);

    const acting = registry.dispatch(notesStore).runNoteAction(3, 8);

    expect(shownIds(registry)).toEqual([2]);
    answer.release();
    await acting;
    expect(registry.select(notesStore).getNote(3)).toMatchObject({ status: 'actioned', isRead: true });
  });

  test('leaves the note in the inbox if it stays pending', async () => {
    const actions = [{ id: 8, name: 'more', label: 'More', status: 'unactioned', url: '' }];
    const registry = buildHydratedRegistry(buildNote({ actions }));
    api.post(`${PATH}/3/action/8`).reply(200, buildNote({ actions, is_read: true }));

    await registry.dispatch(notesStore).runNoteAction(3, 8);

    expect(shownIds(registry)).toEqual([3]);
    expect(registry.select(notesStore).getNote(3)?.isRead).toBe(true);
  });

  test('is reverted if the server does not know the action', async () => {
    const registry = buildHydratedRegistry(buildNote());
    api.post(`${PATH}/3/action/8`).reply(404, buildError('woocommerce_note_action_invalid_id', 404));

    await expect(registry.dispatch(notesStore).runNoteAction(3, 8)).rejects.toMatchObject({
      failure: { code: 'woocommerce_note_action_invalid_id' },
    });

    expect(shownIds(registry)).toEqual([3]);
  });

  test('marks a note as read once', async () => {
    const registry = buildHydratedRegistry(buildNote());
    api
      .put(`${PATH}/3`, { is_read: true })
      .once()
      .reply(200, buildNote({ is_read: true }));
    const { markNoteRead } = registry.dispatch(notesStore);

    await markNoteRead(3);
    await markNoteRead(3);

    expect(registry.select(notesStore).getNote(3)?.isRead).toBe(true);
    expect(shownIds(registry)).toEqual([3]);
  });
});
