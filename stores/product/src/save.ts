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
  /** What the product is to be from now on; as it is when left out, and a draft when it is new. */
  status?: ProductStatus;
}

/**
 * Saves a form as one operation: the record first, then its variations. Before anything is written, both are read
 * again; what was changed there and here is a conflict, and then nothing is written. What failed stays edited, so that
 * the next call continues with what is left. Failures are reported by the outcome and the state, not thrown.
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
  }
}

/** The form of a new product moves as soon as the server has it. */
function* placeOf(key: FormKey): Saga<FormKey> {
  const { created } = yield* select(selectProduct);
  return key === NEW && created !== undefined ? created : key;
}

/** @returns nothing when the product turned out to be there already; it then has to be brought up to date */
function* create(status: ProductStatus = 'draft'): Saga<SaveOutcome | undefined> {
  const { saved, edits, unconfirmed } = yield* formAt(NEW);
  if (unconfirmed && (yield* settle(unconfirmed))) return undefined;
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

/** Finds out what became of a creation that nothing was heard of, so that no product is there twice. */
function* settle(unconfirmed: UnconfirmedSave): Saga<boolean> {
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
  // The server works out prices and stock of the product from its variations.
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

/** Lists of variations learn of a variation that was saved in a form of its own. */
function* notifyVariationLists(key: FormKey, body: Patch, record: ProductRecord): Saga {
  const { productId, variationId } = placeIn(key);
  if (variationId === 0) return;
  const answer = { saved: { [variationId]: record as SellableRecord as VariationRecord }, refused: {} };
  yield* put(variationsConfirmed({ key: toFormKey(productId), sent: { [variationId]: body }, answer }));
}

interface Staged {
  /** What is edited of variations. What is edited later waits for the next save: nobody has compared it. */
  edits: Readonly<Record<number, Patch>>;
  /** What the server has now of the members that are known of them. */
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
 * Writes edits of variations, a hundred in a call; those that turned out to be saved are left out. Those that were taken
 * are saved, whatever becomes of the others.
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
    const answer = yield* request(api.saveVariations, productId, Object.fromEntries(bodies));
    yield* put(variationsConfirmed({ key, sent: Object.fromEntries(part), answer }));
  }
  const refused = Object.keys((yield* formAt(key)).saving.variationFailures).length;
  if (refused > 0) throw new ApiError(variationsRefused(refused));
  return staged.length > 0;
}

/** The product is saved; that it could not be read once more is no failure of saving it. */
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
  message: __('This product was moved to the trash. Restore it to save your changes.', 'woocommerce'),
});

const variationsRefused = (count: number): Failure => ({
  kind: 'http',
  code: 'variations_refused',
  message: sprintf(
    /* translators: %d: how many variations */
    _n('%d variation was not saved.', '%d variations were not saved.', count, 'woocommerce'),
    count,
  ),
});
