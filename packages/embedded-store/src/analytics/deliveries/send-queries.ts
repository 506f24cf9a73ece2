import { all, first, integer, run, text, transaction } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { resolveFailure, addFailureNote } from './failure-notes';
import { claimDueDeliveries, getDelivery, isReader, MAX_DELIVERIES } from './queries';
import type { Delivery } from './queries';
import type { Message } from './message';
import { __ } from '../../i18n';

export type MailState = 'waiting' | 'sending' | 'sent' | 'kept' | 'failed';
export type SendState = 'waiting' | 'sending' | 'sent' | 'partly' | 'kept' | 'failed' | 'interrupted';

/** The outcome of the mail to one recipient. */
export interface Mail {
  address: string;
  state: MailState;
  /** Why the mail failed. */
  reason: string;
}

/** One send of a delivery. */
export interface Send {
  id: number;
  deliveryId: number;
  cause: 'schedule' | 'person';
  /** Milliseconds since 1970. */
  dueAt: number;
  state: SendState;
  reason: string;
  mails: readonly Mail[];
}

/** How many sends to show and keep per delivery. */
const KEPT_SENDS = 30;

/** After this long without an update, the sending process is considered dead. Longer than any single step may take. */
const SILENCE_MS = 5 * 60 * 1000;

/**
 * Maximum sends per owner per hour, both manual and scheduled. Schedules need a limit because their times can be
 * changed again and again.
 */
const MAX_PER_HOUR = { person: 10, schedule: MAX_DELIVERIES };
const HOUR_MS = 60 * 60 * 1000;
const tooOften = () => __('Too many reports were sent in the last hour.', 'store-admin');

/** Queues the sends that are due; safe to call from several processes. */
export function queueDueSends(db: StoreDatabase, now: number): void {
  transaction(db, () => {
    for (const { delivery, dueAt } of claimDueDeliveries(db, now)) {
      if (!hasReaders(delivery)) continue;
      const isTooOften = exceedsQuota(db, delivery.ownerId, 'schedule', now);
      const { id } = queue(db, delivery, { cause: 'schedule', dueAt, now });
      if (isTooOften) {
        failQueuedMail(db, id, tooOften(), now);
        endSend(db, id, tooOften(), now);
      }
    }
  });
}

/** Whether the delivery has any recipients left. */
export const hasReaders = ({ recipients, refused }: Delivery): boolean => recipients.length > refused.length;

/**
 * Queues a send immediately, or returns the one that is already queued or being sent.
 * @returns `undefined` where its owner had too much sent within the last hour
 */
export function queueSend(db: StoreDatabase, delivery: Delivery, now: number): Send | undefined {
  return transaction(db, () => {
    const open = first(
      db,
      "SELECT * FROM delivery_sends WHERE delivery_id = ? AND state IN ('waiting', 'sending') LIMIT 1",
      delivery.id,
    );
    if (open) return toSend(db, open);
    if (exceedsQuota(db, delivery.ownerId, 'person', now)) return undefined;
    return queue(db, delivery, { cause: 'person', dueAt: now, now });
  });
}

/** Whether an owner has reached the limit of the last hour. Deliveries deleted since then count. */
export function exceedsQuota(db: StoreDatabase, ownerId: number, cause: Send['cause'], now: number): boolean {
  const row = first(
    db,
    'SELECT count(*) AS total FROM delivery_uses WHERE owner_id = ? AND cause = ? AND used_at > ?',
    ownerId,
    cause,
    now - HOUR_MS,
  );
  return integer(row, 'total') >= MAX_PER_HOUR[cause];
}

function noteUse(db: StoreDatabase, ownerId: number, cause: Send['cause'], now: number): void {
  run(db, 'DELETE FROM delivery_uses WHERE used_at <= ?', now - HOUR_MS);
  run(db, 'INSERT INTO delivery_uses (owner_id, cause, used_at) VALUES (?, ?, ?)', ownerId, cause, now);
}

/** The latest sends of a delivery, newest first. */
export const listSends = (db: StoreDatabase, deliveryId: number, limit = KEPT_SENDS): Send[] =>
  all(
    db,
    'SELECT * FROM delivery_sends WHERE delivery_id = ? ORDER BY id DESC LIMIT ?',
    deliveryId,
    limit,
  ).map((row) => toSend(db, row));

export function getSend(db: StoreDatabase, deliveryId: number, id: number): Send | undefined {
  const row = first(db, 'SELECT * FROM delivery_sends WHERE id = ? AND delivery_id = ?', id, deliveryId);
  return row && toSend(db, row);
}

/** Sends again to the recipients whose mail failed and who are still subscribed; returns whether there are any. */
export function retrySend(db: StoreDatabase, { id }: Send, delivery: Delivery, now: number): boolean {
  return transaction(db, () => {
    const failed = all(db, "SELECT address FROM delivery_mails WHERE send_id = ? AND state = 'failed'", id)
      .map((row) => text(row, 'address'))
      .filter((address) => isReader(delivery, address));
    for (const address of failed) setMail(db, id, { address, state: 'waiting', reason: '' }, now);
    if (failed.length > 0) {
      setSend(db, id, 'waiting', '', now);
      noteUse(db, delivery.ownerId, 'person', now);
    }
    return failed.length > 0;
  });
}

/** Claims the next send in the queue; a second caller gets a different one, or none. */
export function claimNextSend(db: StoreDatabase, now: number): Send | undefined {
  return transaction(db, () => {
    const row = first(db, "SELECT * FROM delivery_sends WHERE state = 'waiting' ORDER BY id LIMIT 1");
    if (!row) return undefined;
    const send = toSend(db, row);
    setSend(db, send.id, 'sending', '', now);
    return send;
  });
}

/**
 * Ends the sends of a process that died. The mail that was being sent may have arrived, so it is never resent
 * automatically; the owner is notified and decides.
 */
export function failAbandonedSends(db: StoreDatabase, now: number): void {
  transaction(db, () => {
    const rows = all(
      db,
      // A wrong system clock can leave timestamps in the future.
      "SELECT id FROM delivery_sends WHERE state = 'sending' AND touched_at NOT BETWEEN ? AND ?",
      now - SILENCE_MS,
      now + SILENCE_MS,
    );
    for (const row of rows) {
      const id = integer(row, 'id');
      for (const { address, state } of readMails(db, id)) {
        if (state === 'sending')
          setMail(
            db,
            id,
            {
              address,
              state: 'failed',
              reason: __(
                'The store stopped while sending this email. It may have been delivered.',
                'store-admin',
              ),
            },
            now,
          );
        if (state === 'waiting')
          setMail(
            db,
            id,
            {
              address,
              state: 'failed',
              reason: __('The store stopped before this email was sent.', 'store-admin'),
            },
            now,
          );
      }
      setSend(db, id, 'interrupted', __('The store stopped while sending.', 'store-admin'), now);
      updateFailureNote(db, id, now);
    }
  });
}

export const setMessage = (db: StoreDatabase, id: number, message: Message): unknown =>
  run(db, 'UPDATE delivery_sends SET message = ? WHERE id = ?', JSON.stringify(message), id);

export function readMessage(db: StoreDatabase, id: number): Message | undefined {
  const message = first(db, 'SELECT message FROM delivery_sends WHERE id = ?', id)?.['message'];
  // Written by this store.
  return typeof message === 'string' ? (JSON.parse(message) as Message) : undefined;
}

/** Claims the next mail of a send; skips a mail that was handled elsewhere. */
export function claimMail(db: StoreDatabase, id: number, now: number): string | undefined {
  return transaction(db, () => {
    const row = first(
      db,
      "SELECT address FROM delivery_mails WHERE send_id = ? AND state = 'waiting' ORDER BY address LIMIT 1",
      id,
    );
    if (!row) return undefined;
    const address = text(row, 'address');
    setMail(db, id, { address, state: 'sending', reason: '' }, now);
    return address;
  });
}

/** Marks mails that were not sent yet as failed. */
export function failQueuedMail(db: StoreDatabase, id: number, reason: string, now: number): void {
  transaction(db, () => {
    for (const { address, state } of readMails(db, id)) {
      if (state === 'waiting') setMail(db, id, { address, state: 'failed', reason }, now);
    }
  });
}

/** Saves the state of a mail, which also refreshes its send's timestamp. */
export function setMail(db: StoreDatabase, id: number, { address, state, reason }: Mail, now: number): void {
  transaction(db, () => {
    run(
      db,
      'UPDATE delivery_mails SET state = ?, reason = ?, changed_at = ? WHERE send_id = ? AND address = ?',
      state,
      reason,
      now,
      id,
      address,
    );
    run(db, 'UPDATE delivery_sends SET touched_at = ? WHERE id = ?', now, id);
  });
}

/** Ends a send with the state that follows from its mails. */
export function endSend(db: StoreDatabase, id: number, reason: string, now: number): void {
  const states = new Set(readMails(db, id).map(({ state }) => state));
  const [hasFailed, hasSent] = [states.has('failed'), states.has('sent')];
  const state = hasFailed ? (hasSent ? 'partly' : 'failed') : states.has('kept') ? 'kept' : 'sent';
  setSend(db, id, reason === '' ? state : 'failed', reason, now);
  updateFailureNote(db, id, now);
}

/** Users who send manually see the outcome on screen; scheduled sends report it with an inbox note. */
function updateFailureNote(db: StoreDatabase, id: number, now: number): void {
  const send = toSend(db, first(db, 'SELECT * FROM delivery_sends WHERE id = ?', id) ?? {});
  const delivery = getDelivery(db, send.deliveryId);
  if (!delivery) return;
  if (send.state === 'sent' || send.state === 'kept') resolveFailure(db, delivery.id);
  else if (send.cause === 'schedule') {
    const failed = send.mails.find(({ state }) => state === 'failed');
    addFailureNote(db, delivery, send.reason || (failed?.reason ?? ''), now);
  }
}

/** A mail that was stored instead of sent, because no mailer is configured. */
export interface StoredMail {
  sendId: number;
  deliveryId: number;
  address: string;
  keptAt: number;
  message: Message;
}

/** Stored mails, newest first. */
export function listStoredMail(db: StoreDatabase, limit: number): StoredMail[] {
  const rows = all(
    db,
    `SELECT delivery_mails.*, delivery_id, message FROM delivery_mails JOIN delivery_sends ON send_id = id
     WHERE delivery_mails.state = 'kept' AND message IS NOT NULL ORDER BY changed_at DESC, send_id DESC, address LIMIT ?`,
    limit,
  );
  return rows.map((row) => ({
    sendId: integer(row, 'send_id'),
    deliveryId: integer(row, 'delivery_id'),
    address: text(row, 'address'),
    keptAt: integer(row, 'changed_at'),
    message: JSON.parse(text(row, 'message')) as Message,
  }));
}

function queue(
  db: StoreDatabase,
  { id, ownerId, recipients, refused }: Delivery,
  { cause, dueAt, now }: { cause: Send['cause']; dueAt: number; now: number },
): Send {
  const { id: sendId } = run(
    db,
    "INSERT INTO delivery_sends (delivery_id, cause, due_at, state, touched_at) VALUES (?, ?, ?, 'waiting', ?)",
    id,
    cause,
    dueAt,
    now,
  );
  noteUse(db, ownerId, cause, now);
  for (const address of recipients.filter((each) => !refused.includes(each))) {
    run(
      db,
      "INSERT INTO delivery_mails (send_id, address, state, changed_at) VALUES (?, ?, 'waiting', ?)",
      sendId,
      address,
      now,
    );
  }
  run(
    db,
    `DELETE FROM delivery_sends WHERE delivery_id = ? AND id NOT IN
       (SELECT id FROM delivery_sends WHERE delivery_id = ? ORDER BY id DESC LIMIT ${KEPT_SENDS})`,
    id,
    id,
  );
  return toSend(db, first(db, 'SELECT * FROM delivery_sends WHERE id = ?', sendId) ?? {});
}

const setSend = (db: StoreDatabase, id: number, state: SendState, reason: string, now: number) =>
  run(
    db,
    'UPDATE delivery_sends SET state = ?, reason = ?, touched_at = ? WHERE id = ?',
    state,
    reason,
    now,
    id,
  );

const readMails = (db: StoreDatabase, id: number): Mail[] =>
  all(db, 'SELECT * FROM delivery_mails WHERE send_id = ? ORDER BY address', id).map((row) => ({
    address: text(row, 'address'),
    state: text(row, 'state') as MailState,
    reason: text(row, 'reason'),
  }));

function toSend(db: StoreDatabase, row: Row): Send {
  const id = integer(row, 'id');
  return {
    id,
    deliveryId: integer(row, 'delivery_id'),
    cause: row['cause'] === 'person' ? 'person' : 'schedule',
    dueAt: integer(row, 'due_at'),
    state: text(row, 'state') as SendState,
    reason: text(row, 'reason'),
    mails: readMails(db, id),
  };
}
