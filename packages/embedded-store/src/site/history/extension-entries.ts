import { can } from '../../accounts';
import { getCaller, RestError } from '../../rest';
import type { ArgumentValues, RestRequest } from '../../rest';
import type { extensionArgs } from './arguments';
import { getDays, getEntry } from './queries';
import { EXTENSION, isLong, recordEntry } from './record-entry';
import type { Values } from './shape';
import { getRefusalReason } from './undo';
import type { Outcome } from './undo';
import { __ } from '../../i18n';

/** `acme-suppliers/supplier`: the extension, and its own name for the kind of subject. */
const KIND = /^[a-z][a-z\d-]*\/[a-z][a-z\d-]*$/i;

const MAX_ID_LENGTH = 100;

/**
 * Adds a change that an extension reports. Only the extension knows how to undo it, which it does in the browser.
 * @returns the id of the entry; 0 while nothing is kept
 * @throws {RestError} for what is no change
 */
export function addExtensionEntry(
  request: RestRequest,
  { kind, subject, before = null, after = null, labels, capability }: ArgumentValues<typeof extensionArgs>,
): number {
  const { db } = request.context;
  if (!KIND.test(kind)) throw refuse(__('The kind must be in the format extension/kind.', 'store-admin'));
  if (!before && !after)
    throw refuse(__('A change requires the value before, the value after, or both.', 'store-admin'));
  if (isLong({ subject: subject.name ?? '', before, after, labels }))
    throw refuse(__('This change is too large for the history.', 'store-admin'));
  const user = getCaller(request);
  if (!can(user, capability))
    throw refuse(__('You do not have the capability required to view this change.', 'store-admin'));
  if (getDays(db) === 0) return 0;
  return recordEntry(request.context, user, {
    kind,
    action: before ? (after ? 'changed' : 'removed') : 'created',
    subjectId: (subject.id ?? '').slice(0, MAX_ID_LENGTH),
    subject: subject.name ?? '',
    method: 'POST',
    path: '',
    before,
    after,
    labels,
    final: EXTENSION,
    undoOf: 0,
    capability,
  });
}

/**
 * Records that an extension undid its own change.
 * @param before what there was until then
 * @throws {RestError} when it was undone already, or is none of an extension's
 */
export function markUndone(request: RestRequest, id: number, before: Values | null): Outcome {
  const { db, clock } = request.context;
  const entry = getEntry(db, id, clock());
  const user = getCaller(request);
  const reason = entry ? getRefusalReason(entry, undefined, user) : 'unknown';
  if (!entry || reason !== EXTENSION) {
    throw new RestError(
      409,
      'store_admin_history_final',
      __('This change cannot be undone.', 'store-admin'),
      { reason },
    );
  }
  const added = recordEntry(request.context, user, {
    ...entry,
    before,
    after: entry.before,
    action: 'undone',
    undoOf: entry.id,
  });
  return { entry: { ...entry, ...getEntry(db, added, clock()) } };
}

const refuse = (sentence: string) => new RestError(400, 'store_admin_history_invalid_entry', sentence);
