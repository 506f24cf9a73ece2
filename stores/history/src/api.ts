import { decodeEntities } from '@admin/format';
import { isRecord, request, requestPage, toFailure, toList, toRecord, type Page } from '@admin/http';
import type { Change, ChangeQuery, HistoryFacts, Person, UndoOutcome, Values } from './types';

const PATH = '/store-admin/v1/history';

export const fetchChanges = (signal: AbortSignal, query: ChangeQuery): Promise<Page<Change[]>> =>
  requestPage(PATH, { query: { ...query }, signal, decode: toChanges });

export const fetchFacts = (signal: AbortSignal): Promise<HistoryFacts> =>
  request(`${PATH}/about`, { signal, decode: toFacts });

export const saveDays = (signal: AbortSignal, days: number): Promise<HistoryFacts> =>
  request(`${PATH}/about`, { method: 'POST', body: { days }, signal, decode: toFacts });

/** @param version of the state that was seen, where it is another one than the change left */
export const undoChange = (
  signal: AbortSignal,
  id: number,
  version: string | undefined,
): Promise<UndoOutcome> =>
  request(`${PATH}/${id}/undo`, {
    method: 'POST',
    body: version === undefined ? {} : { version },
    signal,
    decode: toOutcome,
  });

/** Has it written down that an extension took back what it had changed. @param now what there was until then */
export const noteUndone = (signal: AbortSignal, id: number, now: Values | null): Promise<UndoOutcome> =>
  request(`${PATH}/${id}/undo`, { method: 'POST', body: { now }, signal, decode: toOutcome });

/** Whether an undo was refused because there is nothing left to undo, or never was. */
export const isFinal = (error: unknown): boolean => toFailure(error).code === 'store_admin_history_final';

/** Whatever is no change is left out, so that one bad entry costs only itself. */
const toChanges = (payload: unknown): Change[] =>
  toList(payload).flatMap((entry) =>
    isRecord(entry) && typeof entry['id'] === 'number' ? [toChange(entry)] : [],
  );

function toChange(entry: Record<string, unknown>): Change {
  const subject = toMap(entry['subject']);
  return {
    id: toNumber(entry['id']),
    kind: text(entry['kind']),
    action: text(entry['action']),
    subject: { id: text(subject['id']), name: decodeEntities(text(subject['name'])) },
    user: toPerson(toMap(entry['user'])),
    at: Date.parse(text(entry['date'])) || 0,
    before: toValues(entry['before']),
    after: toValues(entry['after']),
    labels: Object.fromEntries(
      Object.entries(toMap(entry['labels'])).map(([name, label]) => [name, decodeEntities(text(label))]),
    ),
    capability: text(entry['capability']),
    reason: text(entry['reason']),
    undoOf: toNumber(entry['undo_of']),
    undoneBy: toNumber(entry['undone_by']),
  };
}

function toFacts(payload: unknown): HistoryFacts {
  const { people, kinds, days, most_entries, missed_at } = toRecord(payload);
  return {
    people: toList(people).filter(isRecord).map(toPerson),
    kinds: toList(kinds).filter((kind) => typeof kind === 'string'),
    days: toNumber(days),
    mostEntries: toNumber(most_entries),
    missedAt: Date.parse(text(missed_at)) || undefined,
  };
}

function toOutcome(payload: unknown): UndoOutcome {
  const { is_undone, entry, now, version } = toRecord(payload);
  return is_undone === true
    ? { isUndone: true, entry: toChange(toRecord(entry)) }
    : { isUndone: false, now: toRecord(now), version: text(version) };
}

const toPerson = ({ id, name }: Record<string, unknown>): Person => ({
  id: toNumber(id),
  name: decodeEntities(text(name)),
});

const toMap = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

const toValues = (value: unknown): Values | null => (isRecord(value) ? value : null);

const toNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
