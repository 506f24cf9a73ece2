import { canEnterAdmin, can } from '../../accounts';
import { isMap } from '../../rest';
import type { Observer, RestResponse } from '../../rest';
import type { User } from '../../accounts';
import { getDays, DELETED, countMissed } from './queries';
import type { NewEntry } from './queries';
import { getCapabilityFor, isSame, MANAGE, recordEntry } from './record-entry';
import { findRule } from './rules';
import type { Match } from './rules';
import { HIDDEN } from './secrets';
import { describe, getIds, isMixed, getName, getNames } from './shape';
import type { Values } from './shape';
import { DEFAULT_LOCALE, runInLocale } from '../../i18n';

/**
 * Records what an external request changed: the state before and after, both as the user can read them. Runs in the
 * transaction of the change. If recording fails, the change itself is kept.
 */
export const recordChange: Observer = ({ context, call, dispatch }, run) => {
  // Recorded in English, so that entries don't depend on the user's language. They are translated when they are shown.
  const read: typeof dispatch = (request) =>
    runInLocale(context.translations, DEFAULT_LOCALE, () => dispatch(request));
  const { user, path } = call;
  const match = user && findRule(call.method, path);
  const body = call.json ?? call.form;
  const names = match ? getNames(match, body) : [];
  // Customers only have their own preferences, which are private.
  if (!user || !match || names.length === 0 || !canEnterAdmin(user) || getDays(context.db) === 0)
    return run();

  const address = addressOf(match, names, body);
  const isNew = match.rule.action === 'created';
  const previous = isNew ? undefined : read({ method: 'GET', path: address });
  const response = run();
  if (response.status >= 400) return response;
  try {
    const current = read({ method: 'GET', path: isNew ? `${address}/${newIdIn(response)}` : address });
    const change = toChange(match, names, previous, current);
    if (!change) return response;
    const named = match.rule.of && read({ method: 'GET', path: match.fill(match.rule.of) });
    const entry = {
      ...change,
      ...(named && { subject: getName(match, named.body) }),
      subjectId: isNew ? newIdIn(response) : match.fill(match.rule.subject ?? ''),
      final: change.final || (isMixed(body) ? 'mixed' : ''),
      method: match.method,
      path,
      undoOf: 0,
      capability: neededBy(user, match, Object.keys({ ...change.before, ...change.after })),
    };
    recordEntry(context, user, entry);
  } catch (error) {
    // The disk is full, and SQLite has rolled back the change too.
    if (!context.db.inTransaction) throw error;
    context.report(error);
    countMissed(context.db, context.clock());
  }
  return response;
};

/**
 * The capability needed to read the values. The writer must be able to read them, so it is never one that the writer
 * lacks.
 */
function neededBy(user: User, match: Match, names: readonly string[]): string {
  const capability = getCapabilityFor(match, names);
  return match.rule.isOwn || can(user, capability) ? capability : MANAGE;
}

/** The path for reading the state that a write changes. */
export const addressOf = ({ rule, fill }: Match, names: readonly string[], body: unknown): string =>
  fill(rule.read ?? '$0')
    .replace('{keys}', () => encodeURIComponent(names.join(',')))
    .replace('{ids}', getIds(body));

type Change = Pick<NewEntry, 'kind' | 'action' | 'subject' | 'before' | 'after' | 'labels' | 'final'>;

/** The values that changed; `undefined` if none did. */
function toChange(
  match: Match,
  names: readonly string[],
  was: RestResponse | undefined,
  is: RestResponse,
): Change | undefined {
  const { rule } = match;
  const [before, after] = [was, is].map((state) =>
    state && state.status < 400 ? describe(match, names, state.body) : undefined,
  );
  const changed = names.filter((name) => !isSame(before?.values[name], after?.values[name]));
  if (changed.length === 0) return undefined;
  const secrets = new Set([before, after].flatMap((state) => state?.secrets ?? []));
  const keep = (values: Values | undefined): Values | null =>
    values
      ? Object.fromEntries(changed.map((name) => [name, secrets.has(name) ? HIDDEN : values[name]]))
      : null;
  return {
    kind: rule.kind,
    action: rule.action ?? 'changed',
    subject: getName(match, is.status < 400 ? is.body : was?.body),
    before: keep(before?.values),
    after: keep(after?.values),
    labels: after?.labels ?? before?.labels ?? {},
    final: finalOf(
      match,
      changed.some((name) => secrets.has(name)),
      before !== undefined,
      is.status,
    ),
  };
}

function finalOf({ rule }: Match, isSecret: boolean, isBeforeKnown: boolean, status: number): string {
  if (rule.final !== undefined) return rule.final;
  if (status === 404 || status === 410) return DELETED;
  if (status >= 400 || (!isBeforeKnown && rule.action !== 'created')) return 'unknown';
  return isSecret ? 'secret' : '';
}

const newIdIn = ({ body }: RestResponse): string => (isMap(body) ? String(body['id']) : '');
