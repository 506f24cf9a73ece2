import { call, request, type Saga } from '@admin/data';
import { filterList } from '@admin/extensions';
import * as api from './api';
import type { Change, UndoOutcome, Values } from './types';

/** With this filter, extensions register what they change and how to undo it. */
const KINDS_FILTER = 'store_admin_history_kinds';

/** A kind of object that an extension changes, see `defineExtension({ history })`. */
export interface HistoryKind {
  /** `acme-suppliers/supplier` */
  readonly id: string;
  readonly title: string;
  /** The current values; `null` if there are none. */
  read(subject: string): Promise<Values | null>;
  undo(subject: string, before: Values | null): Promise<unknown>;
}

/** The kind, if its extension is active. */
export const findKind = (kind: string): HistoryKind | undefined =>
  kind.includes('/') ? filterList(KINDS_FILTER, () => [], isKind).find(({ id }) => id === kind) : undefined;

function isKind(value: unknown): value is HistoryKind {
  const { id, title, read, undo } = Object(value);
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof read === 'function' &&
    typeof undo === 'function'
  );
}

/** The code of the reason why a change cannot be undone here; empty if it can. Extensions undo their own changes. */
export const getUndoBlockReason = ({ kind, reason }: Pick<Change, 'kind' | 'reason'>): string =>
  reason === 'extension' && findKind(kind) ? '' : reason;

/** Undoes a change by its extension, and records that. */
export function* undoByExtension(
  { read, undo }: HistoryKind,
  { id, subject, before, after }: Change,
  version: string | undefined,
): Saga<UndoOutcome> {
  const now = pickChangedValues(yield* call(() => read(subject.id)), after);
  const seen = JSON.stringify(now);
  if (seen !== JSON.stringify(after) && seen !== version)
    return { isUndone: false, now: now ?? {}, version: seen };
  yield* call(() => undo(subject.id, before));
  return yield* request(api.recordExternalUndo, id, now);
}

/** The current values of the members that the change is about, in the same order. */
const pickChangedValues = (now: Values | null, after: Values | null): Values | null =>
  now && after ? Object.fromEntries(Object.keys(after).map((name) => [name, now[name] ?? null])) : now;
