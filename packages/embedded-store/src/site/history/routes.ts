import {
  HandlerResponse,
  requireCapability,
  getOffset,
  withPaginationHeaders,
  route,
  UPDATE,
} from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { fromGmtDate } from '../../shared/dates';
import { daysArgs, entryListArgs, extensionArgs, undoArgs } from './arguments';
import { addExtensionEntry, markUndone } from './extension-entries';
import { findEntries, getDays, getKinds, getMissed, getPeople, MAX_ENTRIES, setDays } from './queries';
import { toRecord } from './record';
import { undo } from './undo';

const HISTORY = '/store-admin/v1/history';

const canView = requireCapability('manage_woocommerce', 'view');
const canEdit = requireCapability('manage_woocommerce', 'edit');

/**
 * The change history, including other users' changes, for users who could make them. The plugin has the same routes.
 */
export const historyRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: HISTORY,
    args: entryListArgs,
    permission: requireCapability('manage_woocommerce', 'list'),
    handler(request) {
      const { context, args } = request;
      const { entries, total } = findEntries(
        context.db,
        {
          kinds: args.kind,
          userId: args.user,
          after: args.after === undefined ? undefined : fromGmtDate(args.after),
          before: args.before === undefined ? undefined : fromGmtDate(args.before),
          isOpen: args.is_open,
          offset: getOffset(args),
          limit: args.per_page,
        },
        context.clock(),
      );
      return withPaginationHeaders(
        request,
        entries.map((entry) => toRecord(request, entry)),
        total,
      );
    },
  }),
  route({
    method: 'POST',
    path: HISTORY,
    args: extensionArgs,
    permission: canEdit,
    handler: (request) => ({ id: addExtensionEntry(request, request.args) }),
  }),
  route({
    method: 'GET',
    path: `${HISTORY}/about`,
    permission: canView,
    handler: about,
  }),
  route({
    method: UPDATE,
    path: `${HISTORY}/about`,
    args: daysArgs,
    permission: canEdit,
    handler(request) {
      const { db, clock } = request.context;
      setDays(db, request.args.days, clock());
      return about(request);
    },
  }),
  route({
    method: 'POST',
    path: `${HISTORY}/{id:digits}/undo`,
    args: undoArgs,
    permission: canEdit,
    handler(request) {
      const id = Number(request.param('id'));
      const { version, now } = request.args;
      const outcome = now === undefined ? undo(request, id, version) : markUndone(request, id, now);
      return 'entry' in outcome
        ? new HandlerResponse({ is_undone: true, entry: toRecord(request, outcome.entry) })
        : { is_undone: false, ...outcome };
    },
  }),
];

/** The filter options, and how long entries are kept. */
function about({ context: { db, clock } }: RestRequest): object {
  return {
    people: getPeople(db, clock()),
    kinds: getKinds(db, clock()),
    days: getDays(db),
    most_entries: MAX_ENTRIES,
    missed_at: getMissed(db)?.toISOString() ?? null,
  };
}
