import { put, request, delayWhileVisible, type Saga } from '@admin/data';
import * as api from './api';
import { isUnderWay } from './rules';
import {
  deliveriesReceived,
  deliveryDeleted,
  deliverySaved,
  failuresRead,
  optionsReceived,
  sendsReceived,
} from './slice';
import type { Delivery, DeliveryChoices, MailPreview, MailQuery, Send } from './types';

/** Milliseconds between two polls of a delivery's progress. */
const POLL_PAUSE = 1_000;

/** After this many polls, a long delivery is no longer followed here. */
const MAX_POLLS = 60;

export function* fetchDeliveries(): Saga {
  yield* put(deliveriesReceived(yield* request(api.fetchDeliveries)));
}

export function* fetchOptions(): Saga {
  yield* put(optionsReceived(yield* request(api.fetchOptions)));
}

export function* fetchSends(id: number): Saga<readonly Send[]> {
  const sends = yield* request(api.fetchSends, id);
  yield* put(sendsReceived({ id, sends }));
  return sends;
}

/** @throws ApiError when the server refuses; `failure.params` has a message per field */
export function* createDelivery(choices: DeliveryChoices): Saga<Delivery> {
  const delivery = yield* request(api.createDelivery, choices);
  yield* put(deliverySaved(delivery));
  return delivery;
}

/** @throws ApiError when the server refuses; `failure.params` has a message per field */
export function* changeDelivery(
  id: number,
  change: Partial<DeliveryChoices> & { isPaused?: boolean },
): Saga<Delivery> {
  const delivery = yield* request(api.saveDelivery, id, change);
  yield* put(deliverySaved(delivery));
  return delivery;
}

/** @throws ApiError when the server refuses */
export function* deleteDelivery(id: number): Saga {
  yield* request(api.deleteDelivery, id);
  yield* put(deliveryDeleted(id));
}

/** Marks the failures of all deliveries as read and removes their indicators. */
export function* markFailuresRead(): Saga {
  yield* request(api.markFailuresRead);
  yield* put(failuresRead());
}

/**
 * Previews the email as it would be sent now.
 * @throws ApiError when the server refuses, or the report cannot be read
 */
export function* previewMail(query: MailQuery): Saga<MailPreview> {
  return yield* request(api.fetchPreview, query);
}

/**
 * Sends a delivery now, in addition to its schedule, and polls until it ends.
 * @throws ApiError when the server refuses
 */
export function* sendNow(id: number): Saga<Send> {
  return yield* follow(id, yield* request(api.sendNow, id));
}

/**
 * Sends again to the recipients it did not reach, and polls until it ends.
 * @throws ApiError when the server refuses
 */
export function* retrySend(id: number, sendId: number): Saga<Send> {
  return yield* follow(id, yield* request(api.retrySend, id, sendId));
}

function* follow(id: number, begun: Send): Saga<Send> {
  let send = begun;
  for (let polls = 0; isUnderWay(send) && polls < MAX_POLLS; polls += 1) {
    if (polls > 0) yield* delayWhileVisible(POLL_PAUSE);
    const sends = yield* fetchSends(id);
    send = sends.find((each) => each.id === begun.id) ?? send;
  }
  if (!isUnderWay(begun)) yield* fetchSends(id);
  return send;
}
