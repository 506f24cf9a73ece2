import { callerOf } from '../../rest';
import type { RestRequest } from '../../rest';
import type { Entry } from './queries';
import { findRule } from './rules';
import { reasonFor } from './undo';

/** An entry as it is told to whoever asks: to some it can be undone by them, to others not. */
export function toRecord(request: RestRequest, entry: Entry): object {
  const { id, kind, action, subjectId, subject, userId, userName, changedAt } = entry;
  return {
    id,
    kind,
    action,
    subject: { id: subjectId, name: subject },
    user: { id: userId, name: userName },
    date: new Date(changedAt).toISOString(),
    before: entry.before,
    after: entry.after,
    labels: entry.labels,
    // Empty where it can be undone.
    reason: reasonFor(entry, findRule(entry.method, entry.path), callerOf(request).id),
    undo_of: entry.undoOf,
    undone_by: entry.undoneBy,
  };
}
