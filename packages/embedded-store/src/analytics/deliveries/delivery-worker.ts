import type { StoreContext } from '../../context';
import { RestError } from '../../rest';
import type { RestResponse } from '../../rest';
import { can, getUser } from '../../accounts';
import { transactionWhenFree } from '../../database';
import type { StoreDatabase } from '../../database';
import type { User } from '../../accounts';
import { recalculateNextTimes, getDelivery, isReader } from './queries';
import type { Delivery } from './queries';
import { getSender } from './mailer';
import type { Mailer } from './mailer';
import { formatMessage, getRecipientLocale, addUnsubscribeUrl } from './message';
import type { Message } from './message';
import { readReport } from './read-report';
import {
  failAbandonedSends,
  endSend,
  failQueuedMail,
  queueDueSends,
  readMessage,
  setMail,
  setMessage,
  claimNextSend,
  claimMail,
} from './send-queries';
import type { Mail, Send } from './send-queries';
import { getUnsubscribeUrl } from './unsubscribe';
import { __ } from '../../i18n';

export interface DeliveryWorker {
  /** Sends everything that is due and resolves when done. A second call in the meantime waits for the first. */
  work(): Promise<void>;
  /** Stops after the mail that is currently being sent. */
  stop(): Promise<void>;
}

/** Calls the store's own REST API as a user. */
type ReadAs = (user: User, address: string) => RestResponse;

/** Milliseconds between checks for due deliveries. A check is one index lookup. */
const LOOK_MS = 2_000;

/**
 * Sends deliveries when they are due. Each step is recorded before it is taken, so several processes can run this, and
 * each can stop at any moment, without sending a mail twice.
 * @param mailer without one, mails are kept in the outbox
 */
export function createDeliveryWorker(
  context: StoreContext,
  readAs: ReadAs,
  mailer: Mailer | undefined,
): DeliveryWorker {
  const { db, clock } = context;
  const now = () => clock().getTime();
  const save = <T>(work: () => T): Promise<T> => transactionWhenFree(db, work);
  let isStopped = false;
  let underWay: Promise<void> | undefined;

  async function workThrough(): Promise<void> {
    await save(() => {
      failAbandonedSends(db, now());
      recalculateNextTimes(db, now());
      queueDueSends(db, now());
    });
    const claim = () => save(() => claimNextSend(db, now()));
    for (let send = await claim(); send; send = isStopped ? undefined : await claim()) await sendMails(send);
  }

  async function sendMails(send: Send): Promise<void> {
    const delivery = getDelivery(db, send.deliveryId);
    // Deleted a moment ago, together with its mails.
    if (!delivery) return;
    let message: Message;
    try {
      message = readMessage(db, send.id) ?? (await compose(delivery));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await save(() => {
        failQueuedMail(db, send.id, reason, now());
        endSend(db, send.id, reason, now());
      });
      return;
    }
    await save(() => setMessage(db, send.id, message));
    const claim = () => save(() => claimMail(db, send.id, now()));
    for (let to = await claim(); to !== undefined; to = await claim()) {
      await mail(send, message, to);
      if (isStopped) {
        const reason = __('The store stopped before this email was sent.', 'store-admin');
        await save(() => failQueuedMail(db, send.id, reason, now()));
      }
    }
    await save(() => endSend(db, send.id, '', now()));
  }

  async function mail(send: Send, message: Message, to: string): Promise<void> {
    // Since it was queued, the owner may have lost the right to send to others, or a recipient may have unsubscribed.
    const delivery = getDelivery(db, send.deliveryId);
    if (!delivery || !isReader(delivery, to)) {
      const reason = __('This recipient was removed.', 'store-admin');
      await save(() => setMail(db, send.id, { address: to, state: 'failed', reason }, now()));
      return;
    }
    const unsubscribe = getUnsubscribeUrl(context, { deliveryId: send.deliveryId, address: to });
    let outcome: Omit<Mail, 'address'> = { state: mailer ? 'sent' : 'kept', reason: '' };
    try {
      const letter = addUnsubscribeUrl(message, unsubscribe, getRecipientLocale(db, to));
      await mailer?.send({ ...letter, to, from: getSender(db), unsubscribe });
    } catch (error) {
      outcome = { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
    // Outside the send step: a mail that was sent hasn't failed because its status couldn't be saved. It stays
    // `sending`.
    await save(() => setMail(db, send.id, { address: to, ...outcome }, now()));
  }

  async function compose(delivery: Delivery): Promise<Message> {
    const owner = getReportOwner(db, delivery);
    const read = (address: string) => readAs(owner, address);
    const locales = delivery.recipients.flatMap((address) => getRecipientLocale(db, address) ?? []);
    const data = { delivery, owner, ...readReport(context, read, delivery.content) };
    return formatMessage(context, data, locales);
  }

  async function work(): Promise<void> {
    underWay ??= workThrough().finally(() => (underWay = undefined));
    await underWay;
  }

  return {
    work,
    async stop() {
      isStopped = true;
      await underWay?.catch(() => {});
      mailer?.close();
    },
  };
}

/**
 * The user whose permissions decide what a delivery contains.
 * @throws {RestError} if they may no longer view reports.
 */
export function getReportOwner(db: StoreDatabase, { ownerId }: Pick<Delivery, 'ownerId'>): User {
  const owner = getUser(db, ownerId);
  if (!owner || !can(owner, 'view_woocommerce_reports')) {
    throw new RestError(
      400,
      'store_admin_no_report',
      __('The user who scheduled this report no longer has permission to view reports.', 'store-admin'),
    );
  }
  return owner;
}

/** Runs a worker for as long as the store runs. Returns a function that stops it. */
export function startDeliveryWorker(
  worker: DeliveryWorker,
  report: (error: unknown) => void,
): () => Promise<void> {
  const timer = setInterval(() => void worker.work().catch(report), LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await worker.stop();
  };
}
