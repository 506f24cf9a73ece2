import { can } from '../../accounts';
import type { StoreContext } from '../../context';
import { transaction } from '../../database';
import type { User } from '../../accounts';
import { addEntry, findRepeated, removeEntry, trimEntries } from './queries';
import type { Entry, NewEntry } from './queries';
import { findRule } from './rules';
import type { Match } from './rules';
import { hideSecrets } from './secrets';
import type { Values } from './shape';

/** Why the server can't undo a change itself: it was made by an extension, and only the extension knows how. */
export const EXTENSION = 'extension';

/** The capability needed to see the history, and the default for reading values. */
export const MANAGE = 'manage_woocommerce';

/** Maximum size of an entry, in characters of JSON. Longer entries are truncated and can't be undone. */
const MAX_LENGTH = 100_000;
const SHORTENED = 1_000;
const MAX_NAMES = 40;
const MAX_NAME_LENGTH = 200;

/**
 * Maximum number of entries per user: of personal preferences, and of all kinds for users who don't manage the store.
 */
const MAX_PREFERENCE_ENTRIES = 50;
const MAX_ENTRIES_OF_NON_MANAGERS = 200;

/** Repeated changes of one subject within this many milliseconds are merged into one entry. */
const MERGED_WITHIN_MS = 60 * 60 * 1000;

/** The fields of an entry that the caller provides. */
export type RecordedChange = Omit<NewEntry, 'userId' | 'userName' | 'changedAt'>;

/**
 * Adds an entry: without secrets, up to the maximum size and the user's maximum number of entries.
 * @returns its id; 0 where it cancels out an earlier one
 */
export function recordEntry({ db, clock }: StoreContext, user: User, change: RecordedChange): number {
  const entry: NewEntry = {
    ...fit(withoutSecrets(change)),
    userId: user.id,
    userName: user.displayName,
    changedAt: clock().getTime(),
  };
  const isManager = can(user, MANAGE);
  const isPreference = findRule(entry.method, entry.path)?.rule.isOwn === true;
  return transaction(db, () => {
    // For users who manage the store, each change is a separate step that can be undone.
    const repeated = isPreference || !isManager ? findRepeated(db, entry, MERGED_WITHIN_MS) : undefined;
    if (repeated) removeEntry(db, repeated.id);
    const before = repeated ? repeated.before : entry.before;
    if (repeated && isSame(before, entry.after)) return 0;
    const id = addEntry(db, { ...entry, before });
    if (isPreference) trimEntries(db, user.id, entry.kind, MAX_PREFERENCE_ENTRIES);
    if (!isManager) trimEntries(db, user.id, undefined, MAX_ENTRIES_OF_NON_MANAGERS);
    return id;
  });
}

/** The capability needed to read an entry's values. */
export function getCapability({ capability, method, path, before, after }: Entry): string {
  const match = findRule(method, path);
  return capability || (match ? getCapabilityFor(match, Object.keys({ ...before, ...after })) : MANAGE);
}

/** The capability that a rule requires for reading these values. */
export const getCapabilityFor = ({ rule }: Match, names: readonly string[]): string =>
  rule.capability === undefined || names.every((name) => rule.shared?.includes(name))
    ? MANAGE
    : rule.capability;

/** Whether the user can read an entry's values. */
export function canRead(user: User, entry: Entry): boolean {
  const capability = getCapability(entry);
  if (capability === 'edit_user') return entry.userId === user.id || can(user, 'edit_users');
  return can(user, capability);
}

/** Whether an entry exceeds the maximum size. */
export const isLong = ({
  subject,
  before,
  after,
  labels,
}: Pick<NewEntry, 'subject' | 'before' | 'after' | 'labels'>): boolean =>
  JSON.stringify([subject, before, after, labels]).length > MAX_LENGTH;

/** Compares values by their JSON. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A change with hidden secrets can't be undone: that would write the placeholders. */
function withoutSecrets(change: RecordedChange): RecordedChange {
  const [before, after] = [hideSecretsIn(change.before), hideSecretsIn(change.after)];
  const isHidden = !isSame([before, after], [change.before, change.after]);
  const isFinal = change.final !== '' && change.final !== EXTENSION;
  return { ...change, before, after, final: isHidden && !isFinal ? 'secret' : change.final };
}

/** Values without secrets. */
export const hideSecretsIn = (values: Values | null): Values | null => values && Object(hideSecrets(values));

function fit(change: RecordedChange): RecordedChange {
  if (!isLong(change)) return change;
  const subject = change.subject.slice(0, MAX_NAME_LENGTH);
  return {
    ...change,
    subject,
    before: shorten(change.before),
    after: shorten(change.after),
    labels: {},
    final: 'large',
  };
}

const shorten = (values: Values | null): Values | null =>
  values &&
  Object.fromEntries(
    Object.entries(values)
      .slice(0, MAX_NAMES)
      .map(([name, value]) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        const short = text.length > SHORTENED ? `${text.slice(0, SHORTENED)}…` : value;
        return [name.slice(0, MAX_NAME_LENGTH), short];
      }),
  );
