import {
  HandlerResponse,
  allowAnyone,
  boolean,
  date,
  integer,
  list,
  requireCapability,
  getOffset,
  oneOf,
  pageArgs,
  RestError,
  route,
  string,
  UPDATE,
  withDefault,
} from '../../rest';
import type { RequestWith, RestRequest, Route } from '../../rest';
import { fromDate } from '../../shared/dates';
import { getTimeZone } from '../../site';
import { NOTE_STATUSES, NOTE_TYPES } from './note';
import type { Note } from './note';
import { countNotes, findNotes, getNote, getNotes, updateNotes, refreshNotes } from './queries';
import type { NotePatch } from './queries';
import { claimPromotion } from './promotions';
import { NOTES, toRecord } from './record';
import { __ } from '../../i18n';

/** Note types in the inbox; errors and updates are alerts, which "dismiss all" skips. */
const INBOX_TYPES = ['info', 'marketing', 'survey', 'warning'] as const;

const canList = requireCapability('manage_woocommerce', 'list');
const canView = requireCapability('manage_woocommerce', 'view');
const canEdit = requireCapability('manage_woocommerce', 'edit');

const patchArgs = {
  status: oneOf(NOTE_STATUSES),
  is_read: boolean(),
  is_deleted: boolean(),
  date_reminder: date(),
};

/**
 * The tracking pixel in mails about notes. This store doesn't track users, so it returns nothing and stores nothing.
 */
const trackerRoute = route({
  method: 'GET',
  path: `${NOTES}/tracker/{id:digits}/user/{user:digits}`,
  permission: allowAnyone,
  handler: () => new HandlerResponse(null),
});

export const noteRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: NOTES,
    args: {
      ...pageArgs,
      order: withDefault(oneOf(['asc', 'desc']), 'desc'),
      orderby: withDefault(oneOf(['note_id', 'date', 'type', 'title', 'status']), 'date'),
      type: list(oneOf(NOTE_TYPES)),
      status: list(oneOf(NOTE_STATUSES)),
      source: list(string()),
      is_read: boolean(),
    },
    permission: canList,
    handler(request) {
      const { type, status, source, is_read, order, orderby, per_page } = request.args;
      refreshNotes(request.context.db, request.context.clock());
      const notes = findNotes(
        request.context.db,
        { types: type, statuses: status, sources: source, isRead: is_read },
        { order, orderBy: orderby, offset: getOffset(request.args), limit: per_page },
      );
      // As in WooCommerce, the total counts only this response, not the whole list.
      return withTotal(request, notes, notes.length);
    },
  }),
  route({
    method: 'GET',
    path: `${NOTES}/{id:digits}`,
    permission: canView,
    handler: (request) => toRecord(request, find(request)),
  }),
  route({
    method: UPDATE,
    path: `${NOTES}/{id:digits}`,
    args: patchArgs,
    permission: canEdit,
    handler: (request) => change(request, find(request), toPatch(request)),
  }),
  route({
    method: UPDATE,
    path: `${NOTES}/{id:digits}/action/{action:digits}`,
    permission: canEdit,
    handler(request) {
      const note = find(request);
      const action = note.actions.find(({ id }) => id === Number(request.param('action')));
      if (!action)
        throw new RestError(
          404,
          'woocommerce_note_action_invalid_id',
          __('The note has no such action.', 'store-admin'),
        );
      return change(request, note, { isRead: true, status: action.status || undefined });
    },
  }),
  route({
    method: 'DELETE',
    path: `${NOTES}/delete/{id:digits}`,
    permission: canEdit,
    handler: (request) => change(request, find(request), { isDeleted: true }),
  }),
  route({
    method: 'DELETE',
    path: `${NOTES}/delete/all`,
    args: { status: list(oneOf(NOTE_STATUSES)) },
    permission: canEdit,
    handler(request) {
      const filter = { types: INBOX_TYPES, statuses: request.args.status };
      const page = { order: 'desc', orderBy: 'date', offset: 0, limit: -1 } as const;
      const ids = findNotes(request.context.db, filter, page).map(({ id }) => id);
      return changeAll(request, ids, { isDeleted: true });
    },
  }),
  route({
    method: UPDATE,
    path: `${NOTES}/update`,
    args: { ...patchArgs, noteIds: list(integer()) },
    permission: canEdit,
    handler(request) {
      const { noteIds } = request.args;
      if (noteIds) return changeAll(request, noteIds, toPatch(request));
      throw new RestError(
        422,
        'woocommerce_note_invalid_ids',
        __('Please specify the notes in noteIds.', 'store-admin'),
      );
    },
  }),
  route({
    method: UPDATE,
    path: `${NOTES}/experimental-activate-promo/{promo}`,
    permission: canEdit,
    handler({ context, param }) {
      if (claimPromotion(context.db, param('promo'), context.clock())) return { success: true };
      const message = __('Promotion not found.', 'store-admin');
      throw new RestError(422, 'woocommerce_note_invalid_promo_note_name', message);
    },
  }),
  trackerRoute,
];

function find({ context, param }: RestRequest): Note {
  const note = getNote(context.db, Number(param('id')));
  if (note) return note;
  throw new RestError(
    404,
    'woocommerce_note_invalid_id',
    __('Sorry, there is no resource with that ID.', 'store-admin'),
  );
}

function toPatch({ context, args }: RequestWith<typeof patchArgs>): NotePatch {
  const { status, is_read, is_deleted, date_reminder } = args;
  return {
    status,
    isRead: is_read,
    isDeleted: is_deleted,
    reminderAt: date_reminder === undefined ? undefined : fromDate(getTimeZone(context.db), date_reminder),
  };
}

function change(request: RestRequest, { id }: Note, patch: NotePatch): object {
  updateNotes(request.context.db, [id], patch);
  return toRecord(request, getNotes(request.context.db, [id])[0] ?? find(request));
}

/** As in WooCommerce, the total of this response is the number of unread notes in the inbox. */
function changeAll(request: RestRequest, ids: readonly number[], patch: NotePatch): HandlerResponse {
  const { db } = request.context;
  updateNotes(db, ids, patch);
  return withTotal(request, getNotes(db, ids), countNotes(db, { types: ['info', 'warning'] }));
}

function withTotal(request: RestRequest, notes: readonly Note[], total: number): HandlerResponse {
  const records = notes.map((note) => toRecord(request, note));
  return new HandlerResponse(records, { headers: { 'X-WP-Total': String(total) } });
}
