import { callerOf, RestError } from '../../rest';
import type { ArgumentValues, RestRequest } from '../../rest';
import type { extensionArgs } from './arguments';
import { addEntry, getDays, getEntry } from './queries';
import type { NewEntry } from './queries';
import { EXTENSION, HIDDEN, isLong } from './record-change';
import { isSecretName } from './shape';
import type { Values } from './shape';
import { reasonFor } from './undo';
import type { Outcome } from './undo';

/** `acme-suppliers/supplier`: the extension, and what it calls what it changed. */
const KIND = /^[a-z][a-z\d-]*\/[a-z][a-z\d-]*$/i;

/**
 * Adds what an extension changed, in its own words: it alone knows how that is undone, and does it in the browser.
 * @returns the id of the entry; 0 while nothing is kept
 * @throws {RestError} for what is no change
 */
export function addOfExtension(
  request: RestRequest,
  { kind, subject, before = null, after = null, labels }: ArgumentValues<typeof extensionArgs>,
): number {
  const { db, clock } = request.context;
  if (!KIND.test(kind)) throw refuse('The kind has to be of the form extension/kind.');
  if (!before && !after) throw refuse('A change needs values from before, from after, or both.');
  if (isLong({ before, after })) throw refuse('This change is too large for the history.');
  if (getDays(db) === 0) return 0;
  const user = callerOf(request);
  return addEntry(db, {
    kind,
    action: before ? (after ? 'changed' : 'removed') : 'created',
    subjectId: subject.id ?? '',
    subject: subject.name ?? '',
    userId: user.id,
    userName: user.displayName,
    changedAt: clock().getTime(),
    method: 'POST',
    path: '',
    ...withoutSecrets(before, after),
    labels,
    undoOf: 0,
  });
}

/**
 * Writes down that an extension took back what it had changed.
 * @param before what there was until then
 * @throws {RestError} when it was undone already, or is none of an extension's
 */
export function noteUndone(request: RestRequest, id: number, before: Values | null): Outcome {
  const { db, clock } = request.context;
  const entry = getEntry(db, id, clock());
  const user = callerOf(request);
  const reason = entry && reasonFor(entry, undefined, user.id);
  if (!entry || reason !== EXTENSION) {
    throw new RestError(409, 'store_admin_history_final', 'This change cannot be undone.', { reason });
  }
  const added = addEntry(db, {
    ...entry,
    ...withoutSecrets(before, entry.before),
    action: 'undone',
    userId: user.id,
    userName: user.displayName,
    changedAt: clock().getTime(),
    undoOf: entry.id,
  });
  return { entry: { ...entry, ...getEntry(db, added, clock()) } };
}

/** What an extension says of a change, without the values that nobody may keep. */
function withoutSecrets(
  before: Values | null,
  after: Values | null,
): Pick<NewEntry, 'before' | 'after' | 'final'> {
  const isSecret = Object.keys({ ...before, ...after }).some(isSecretName);
  return { before: hide(before), after: hide(after), final: isSecret ? 'secret' : EXTENSION };
}

const hide = (values: Values | null): Values | null =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSecretName(name) ? HIDDEN : value]),
  );

const refuse = (sentence: string) => new RestError(400, 'store_admin_history_invalid_entry', sentence);
