import type { StoreContext } from '../../context';
import type { RestResponse } from '../../rest';
import { can, getUser } from '../../accounts';
import { whenWritable } from '../../database';
import type { User } from '../../accounts';
import { recalculateNextTimes, getDelivery, isReader } from './queries';
import type { Delivery } from './queries';
import { getSender } from './mailer';
import type { Mailer } from './mailer';
import { getReportUrl, formatMessage } from './message';
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

export interface DeliveryWorker {
  /** Does all that is due; resolves when it is done. A second call meanwhile waits for the first. */
  work(): Promise<void>;
  /** Ends after the mail that is being handed over. */
  stop(): Promise<void>;
}

/** Asks the store's own interface, as a user would. */
type Ask = (user: User, address: string) => RestResponse;

/** Milliseconds between looks at what is due, which is one look into an index. */
const LOOK_MS = 2_000;

/**
 * Sends deliveries when they are due. What it is about to do it writes down first, so that any number of processes may do
 * this, and any of them may end at any moment, without a mail that is sent twice.
 * @param mailer without one, mails are kept in the outbox
 */
export function createDeliveryWorker(
  context: StoreContext,
  ask: Ask,
  mailer: Mailer | undefined,
): DeliveryWorker {
  const { db, clock } = context;
  const now = () => clock().getTime();
  let isStopped = false;
  let underWay: Promise<void> | undefined;

  async function workThrough(): Promise<void> {
    await whenWritable(db);
    failAbandonedSends(db, now());
    recalculateNextTimes(db, now());
    queueDueSends(db, now());
    for (let send = claimNextSend(db, now()); send; send = isStopped ? undefined : claimNextSend(db, now())) {
      await handOver(send);
    }
  }

  async function handOver(send: Send): Promise<void> {
    const delivery = getDelivery(db, send.deliveryId);
    // Deleted a moment ago, and its mails with it.
    if (!delivery) return;
    let message: Message;
    try {
      message = readMessage(db, send.id) ?? (await compose(delivery));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failQueuedMail(db, send.id, reason, now());
      endSend(db, send.id, reason, now());
      return;
    }
    setMessage(db, send.id, message);
    for (let to = claimMail(db, send.id, now()); to !== undefined; to = claimMail(db, send.id, now())) {
      await mail(send, message, to);
      if (isStopped) failQueuedMail(db, send.id, 'The store stopped before this email was sent.', now());
    }
    endSend(db, send.id, '', now());
  }

  async function mail(send: Send, message: Message, to: string): Promise<void> {
    // Since it was queued, the owner may have lost the right to send to others, or somebody may have unsubscribed.
    const delivery = getDelivery(db, send.deliveryId);
    if (!delivery || !isReader(delivery, to)) {
      setMail(db, send.id, { address: to, state: 'failed', reason: 'This recipient was removed.' }, now());
      return;
    }
    const unsubscribe = getUnsubscribeUrl(context, { deliveryId: send.deliveryId, address: to });
    let outcome: Omit<Mail, 'address'> = { state: mailer ? 'sent' : 'kept', reason: '' };
    try {
      await mailer?.send({ ...getReportUrl(message, unsubscribe), to, from: getSender(db), unsubscribe });
    } catch (error) {
      outcome = { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
    // Apart from the hand-over: a mail that is out has not failed where that cannot be written down. It stays `sending`.
    setMail(db, send.id, { address: to, ...outcome }, now());
  }

  async function compose(delivery: Delivery): Promise<Message> {
    const owner = getUser(db, delivery.ownerId);
    if (!owner || !can(owner, 'view_woocommerce_reports')) {
      throw new Error('The user who scheduled this report no longer has permission to view reports.');
    }
    const read = (address: string) => ask(owner, address);
    return formatMessage(context, { delivery, owner, ...readReport(context, read, delivery.content) });
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

/** Has a worker look for work for as long as the store runs; gives back what ends it. */
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
