import { __, _n, sprintf } from '@wordpress/i18n';
import { cancelled, getRegistry, put, request, select, type Saga } from '@admin/data';
import { ApiError, toFailure, type Failure } from '@admin/http';
import * as api from './api';
import { toFieldErrors } from './field-errors';
import { keepUnchangedReferences, without, type FormState } from './form-state';
import { NEW, parseFormKey, toFormKey } from './form-key';
import { mergeRecords } from './merge';
import { findConflicts } from './merge-variations';
import { NEW_PRODUCT } from './new-product';
import { isRefusal } from './refusal';
import { findCreated } from './same-product';
import {
  conflictFound,
  creationRefused,
  creationSent,
  formOf,
  productCreated,
  recordConfirmed,
  recordRebased,
  recordReceived,
  saveEnded,
  saveFailed,
  saveStarted,
  statusChanged,
  variationsConfirmed,
  variationsRead,
} from './slice';
import { selectProduct, type ProductRoot } from './state';
import { toDto } from './to-dto';
import type {
  FormKey,
  Patch,
  ProductRecord,
  ProductStatus,
  SaveOutcome,
  SellableRecord,
  UnconfirmedSave,
  VariationRecord,
} from './types';

export interface SaveOptions {
  /** The status to set. If omitted, it stays; new products become drafts. */
  status?: ProductStatus;
}

/**
 * Saves a form: the record first, then its variations. Both are read again before anything is written; if a member was
 * changed elsewhere and here, nothing is written. Failed edits are kept, so the next call continues with them. Failures
 * are returned and in the state, not thrown.
 */
export function* save(key: FormKey, { status }: SaveOptions = {}): Saga<SaveOutcome> {
  if ((yield* formAt(key)).saving.status === 'saving') return { status: 'busy' };
  yield* put(saveStarted(key));
  try {
    const created = key === NEW ? yield* create(status) : undefined;
    const outcome = created ?? (yield* update(yield* placeOf(key), status));
    if (outcome.status === 'saved') yield* put(saveEnded(outcome.key));
    return outcome;
  } catch (error) {
    const failure = toFailure(error);
    yield* put(saveFailed({ key: yield* placeOf(key), failure, fieldErrors: toFieldErrors(failure) }));
    if (!(error instanceof ApiError)) throw error;
    return { status: 'failed', failure };
  } finally {
    if (yield* cancelled()) yield* put(saveEnded(yield* placeOf(key)));
    // Also after a failure, since some variations may be saved.
    (yield* getRegistry()).invalidateAll('products', 'counts');
  }
}

/** A new product's form gets its key as soon as the server has created it. */
function* placeOf(key: FormKey): Saga<FormKey> {
  const { created } = yield* select(selectProduct);
  return key === NEW && created !== undefined ? created : key;
}

/** @returns `undefined` when the product already existed; it must then be updated */
function* create(status: ProductStatus = 'draft'): Saga<SaveOutcome | undefined> {
  const { saved, edits, unconfirmed } = yield* formAt(NEW);
  if (unconfirmed && (yield* resolveUnconfirmed(unconfirmed))) return undefined;
  const sent = { ...edits, status };
  yield* put(creationSent({ sent, at: Date.now() }));
  try {
    const record = yield* request(api.createProduct, { type: saved.type, ...toDto(saved, sent) });
    const key = yield* moveTo(record, sent);
    return { status: 'saved', key, record, takenOver: [] };
  } catch (error) {
    if (isRefusal(toFailure(error))) yield* put(creationRefused());
    throw error;
  }
}

/** Finds out whether a creation without a response succeeded, to avoid a duplicate. */
function* resolveUnconfirmed(unconfirmed: UnconfirmedSave): Saga<boolean> {
  const newest = yield* request(api.fetchNewest);
  const record = findCreated(newest, { ...unconfirmed, sent: toDto(NEW_PRODUCT, unconfirmed.sent) });
  if (record) yield* moveTo(record, unconfirmed.sent);
  return record !== undefined;
}

function* moveTo(record: ProductRecord, sent: Patch): Saga<FormKey> {
  const key = toFormKey(record.id);
  (yield* getRegistry()).finishResolution('product').getRecord(key);
  yield* put(productCreated({ record, sent }));
  return key;
}

function* update(key: FormKey, wanted: ProductStatus | undefined): Saga<SaveOutcome> {
  const theirs = yield* request(api.fetchRecord, key);
  if (theirs.status === 'trash') {
    yield* put(statusChanged({ key, status: 'trash' }));
    throw new ApiError(inTrash());
  }
  const staged = yield* readStaged(key);
  const { saved, edits, savedVariations } = yield* formAt(key);
  const status = wanted ?? (theirs.status === 'auto-draft' ? 'draft' : undefined);
  const merge = mergeRecords(saved, { ...edits, ...(status && { status }) }, theirs);
  const { members, takenOver } = merge;
  const variations = findConflicts(savedVariations, staged.edits, staged.theirs);
  if (members.length > 0 || variations.length > 0) {
    yield* put(conflictFound({ key, conflict: { theirs, members, takenOver, variations } }));
    return { status: 'conflict' };
  }
  const own = without(merge.edits, { status });
  yield* put(recordRebased({ key, record: theirs, edits: own, variations: staged.theirs }));
  yield* writeRecord(key, merge.edits);
  const hasWrittenVariations = yield* writeVariations(key, staged.edits);
  // The server calculates the product's prices and stock from its variations.
  if (hasWrittenVariations) yield* readAgain(key);
  return { status: 'saved', key, record: (yield* formAt(key)).saved, takenOver };
}

function* writeRecord(key: FormKey, edits: Patch): Saga {
  const { saved } = yield* formAt(key);
  const sent = keepUnchangedReferences(saved, edits);
  const body = toDto(saved, sent);
  if (Object.keys(body).length === 0) return;
  const record = yield* request(api.updateRecord, key, body);
  yield* put(recordConfirmed({ key, record, sent }));
  yield* notifyVariationLists(key, body, record);
}

/** Notifies stores with lists of variations about a variation saved in its own form. */
function* notifyVariationLists(key: FormKey, body: Patch, record: ProductRecord): Saga {
  const { productId, variationId } = placeIn(key);
  if (variationId === 0) return;
  const result = { saved: { [variationId]: record as SellableRecord as VariationRecord }, refused: {} };
  yield* put(variationsConfirmed({ key: toFormKey(productId), sent: { [variationId]: body }, result }));
}

interface Staged {
  /** Edits of variations. Later edits wait for the next save, since they were not checked for conflicts. */
  edits: Readonly<Record<number, Patch>>;
  /** The server's current values of the edited variations. */
  theirs: Readonly<Record<number, Patch>>;
}

function* readStaged(key: FormKey): Saga<Staged> {
  const { variationEdits: edits, savedVariations } = yield* formAt(key);
  const ids = Object.keys(edits).map(Number);
  if (ids.length === 0) return { edits, theirs: {} };
  const members = [...new Set(ids.flatMap((id) => Object.keys({ ...savedVariations[id], ...edits[id] })))];
  const { productId } = placeIn(key);
  const theirs: Record<number, Patch> = {};
  for (let start = 0; start < ids.length; start += api.BATCH_SIZE) {
    const part = ids.slice(start, start + api.BATCH_SIZE);
    Object.assign(theirs, yield* request(api.fetchMembers, productId, part, members));
  }
  yield* put(variationsRead({ key, records: theirs }));
  return { edits, theirs };
}

/**
 * Writes edits of variations in batches of 100, without those that are already saved. Those accepted are saved even if
 * others fail.
 * @throws ApiError when some were refused
 */
function* writeVariations(key: FormKey, edits: Staged['edits']): Saga<boolean> {
  const { savedVariations } = yield* formAt(key);
  const staged = Object.entries(edits)
    .map(
      ([id, patch]) =>
        [Number(id), keepUnchangedReferences(savedVariations[Number(id)] ?? {}, patch)] as const,
    )
    .filter(([, patch]) => Object.keys(patch).length > 0);
  const { productId } = placeIn(key);
  for (let start = 0; start < staged.length; start += api.BATCH_SIZE) {
    const part = staged.slice(start, start + api.BATCH_SIZE);
    const bodies = part.map(([id, patch]) => [id, toDto(savedVariations[id] ?? {}, patch)] as const);
    const result = yield* request(api.saveVariations, productId, Object.fromEntries(bodies));
    yield* put(variationsConfirmed({ key, sent: Object.fromEntries(part), result }));
  }
  const refused = Object.keys((yield* formAt(key)).saving.variationFailures).length;
  if (refused > 0) throw new ApiError(variationsRefused(refused));
  return staged.length > 0;
}

/** The product is saved; a failure to read it again is not a save failure. */
function* readAgain(key: FormKey): Saga {
  try {
    yield* put(recordReceived({ key, record: yield* request(api.fetchRecord, key) }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

function placeIn(key: FormKey) {
  const place = parseFormKey(key);
  if (!place) throw new Error('A new product has no number.');
  return place;
}

const formAt = (key: FormKey): Saga<FormState> =>
  select((root: ProductRoot) => formOf(selectProduct(root), key));

const inTrash = (): Failure => ({
  kind: 'http',
  code: 'product_in_trash',
  message: __('This product was moved to the trash. Restore it to save your changes.', 'store-admin'),
});

const variationsRefused = (count: number): Failure => ({
  kind: 'http',
  code: 'variations_refused',
  message: sprintf(
    /* translators: %d: how many variations */
    _n('%d variation was not saved.', '%d variations were not saved.', count, 'store-admin'),
    count,
  ),
});
