import { createHash } from 'node:crypto';
import { getCaller, RestError } from '../../rest';
import type { RestRequest } from '../../rest';
import type { User } from '../../accounts';
import { getEntry, DELETED } from './queries';
import type { Entry } from './queries';
import { addressOf } from './record-change';
import { EXTENSION, isSame, canRead, recordEntry } from './record-entry';
import { findRule } from './rules';
import type { Match } from './rules';
import { compose, describe } from './shape';
import type { Values } from './shape';
import { __, DEFAULT_LOCALE, runInLocale } from '../../i18n';

/** The result of an undo: a new entry, or the current state if it is not what the change left behind. */
export type Outcome = { entry: Entry } | { now: Values | null; version: string };

/**
 * Undoes a change as the calling user, with their permissions. If the same values were changed since, nothing is
 * written unless `version` matches the current state.
 * @throws {RestError} when it cannot be undone, was undone already, or the store refused.
 */
export function undo(request: RestRequest, id: number, version: string | undefined): Outcome {
  const { context } = request;
  const entry = find(request, id);
  const match = findRule(entry.method, entry.path);
  const reason = getRefusalReason(entry, match, getCaller(request));
  if (!match || reason !== '') {
    throw new RestError(
      409,
      'store_admin_history_final',
      __('This change cannot be undone.', 'store-admin'),
      { reason },
    );
  }
  const names = Object.keys(entry.after ?? {});
  const address = addressIn(entry, match, names);
  const now = read(request, match, names, address);
  if (!isSame(now, entry.after) && version !== versionOf(now)) return { now, version: versionOf(now) };

  const isCreation = entry.before === null;
  const { path, body } = isCreation
    ? { path: `${address}${match.rule.force ? '?force=true' : ''}`, body: undefined }
    : compose(match, entry.before ?? {}, now ?? {});
  const method = isCreation ? 'DELETE' : match.rule.action === 'removed' ? 'PUT' : entry.method;
  const response = request.dispatch({ method, path, body });
  const error = response.status >= 400 ? response.body : errorOfItemIn(response.body);
  const after = isCreation ? null : read(request, match, names, address);
  if (error || (!isCreation && isSame(after, now) && !isSame(now, entry.before))) {
    throw new RestError(409, 'store_admin_history_failed', sentenceIn(error));
  }
  const added = recordEntry(context, getCaller(request), {
    ...entry,
    action: 'undone',
    before: now,
    after,
    final: isCreation ? (match.rule.force ? DELETED : 'trash') : '',
    undoOf: entry.id,
  });
  return { entry: find(request, added) };
}

/** Why a user can't undo an entry; `''` if they can. */
export function getRefusalReason(entry: Entry, match: Match | undefined, user: User): string {
  if (entry.undoneBy > 0) return 'undone';
  if (entry.final !== '' && entry.final !== EXTENSION) return entry.final;
  if (match?.rule.isOwn && entry.userId !== user.id) return 'own';
  if (!canRead(user, entry)) return 'denied';
  return entry.final || (match ? '' : 'unknown');
}

function find({ context }: RestRequest, id: number): Entry {
  const entry = getEntry(context.db, id, context.clock());
  if (entry) return entry;
  throw new RestError(404, 'store_admin_history_invalid_id', __('History entry not found.', 'store-admin'));
}

/** A created record has its own path. */
function addressIn(entry: Entry, match: Match, names: readonly string[]): string {
  if (entry.before === null) return `${entry.path}/${entry.subjectId}`;
  return addressOf(match, names, compose(match, entry.before).body);
}

function read(request: RestRequest, match: Match, names: readonly string[], address: string): Values | null {
  // In English, as the values of the entry were recorded.
  const { status, body } = runInLocale(request.context.translations, DEFAULT_LOCALE, () =>
    request.dispatch({ method: 'GET', path: address }),
  );
  if (status < 400) return describe(match, names, body).values;
  throw new RestError(409, 'store_admin_history_failed', sentenceIn(body));
}

const versionOf = (values: Values | null): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);

/** The error of a refused item of a batch, whose response is a success. */
const errorOfItemIn = (body: unknown): unknown => {
  const { update } = Object(body);
  return Array.isArray(update) ? update.map((item) => Object(item).error).find(Boolean) : undefined;
};

/** The message of an error. */
function sentenceIn(body: unknown): string {
  const { message } = Object(body);
  return typeof message === 'string' ? message : __('The store did not accept the change.', 'store-admin');
}
