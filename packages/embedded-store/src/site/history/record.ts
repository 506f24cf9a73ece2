import { getCaller } from '../../rest';
import type { RestRequest } from '../../rest';
import type { Entry } from './queries';
import { getCapability, hideSecretsIn, canRead } from './record-entry';
import { findRule } from './rules';
import { HIDDEN } from './secrets';
import type { Values } from './shape';
import { getRefusalReason } from './undo';
import { translateData } from '../../i18n';

/** Kinds whose subjects have names that the store gives them; those of other kinds were typed by users. */
const OF_STORE = new Set(['task', 'settings', 'gateway', 'shipping', 'note']);

/** An entry as the caller gets it; values and undo depend on the caller's permissions. */
export function toRecord(request: RestRequest, entry: Entry): object {
  const { id, kind, action, subjectId, subject, userId, userName, changedAt } = entry;
  const user = getCaller(request);
  // Hides secrets again, because older entries may contain some.
  const show = canRead(user, entry) ? hideSecretsIn : hideAll;
  return {
    id,
    kind,
    action,
    subject: { id: subjectId, name: OF_STORE.has(kind) ? translateData(subject) : subject },
    user: { id: userId, name: userName },
    date: new Date(changedAt).toISOString(),
    before: show(entry.before),
    after: show(entry.after),
    capability: getCapability(entry),
    labels: Object.fromEntries(
      Object.entries(entry.labels).map(([name, label]) => [name, translateData(label)]),
    ),
    // Empty if the entry can be undone.
    reason: getRefusalReason(entry, findRule(entry.method, entry.path), user),
    undo_of: entry.undoOf,
    undone_by: entry.undoneBy,
  };
}

const hideAll = (values: Values | null): Values | null =>
  values && Object.fromEntries(Object.keys(values).map((name) => [name, HIDDEN]));
