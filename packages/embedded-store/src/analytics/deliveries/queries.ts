import { can, getUser } from '../../accounts';
import { all, first, integer, run, text, transaction } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { getTimeZone } from '../../site';
import type { Content } from './content';
import { clearFailures } from './failure-notes';
import { FREQUENCIES, getNextTime } from './schedule';
import type { Schedule } from './schedule';

/** Limits for a store that sends mail without supervision: recipients per delivery and deliveries per owner. */
export const MAX_RECIPIENTS = 20;
export const MAX_DELIVERIES = 50;

/** The settings of a delivery that a user can choose. */
export interface DeliverySettings extends Schedule {
  name: string;
  content: Content;
  /** Current email addresses. */
  recipients: readonly string[];
}

export interface Delivery extends DeliverySettings {
  id: number;
  ownerId: number;
  isPaused: boolean;
  /** Recipients who unsubscribed. */
  refused: readonly string[];
  /** Milliseconds since 1970. */
  nextAt: number;
}

export const countDeliveries = (db: StoreDatabase, ownerId: number): number =>
  integer(first(db, 'SELECT count(*) AS total FROM deliveries WHERE owner_id = ?', ownerId), 'total');

/** All deliveries, or those of one owner, sorted by name. */
export function listDeliveries(db: StoreDatabase, ownerId: number | undefined): Delivery[] {
  const rows =
    ownerId === undefined
      ? all(db, 'SELECT * FROM deliveries ORDER BY name COLLATE NOCASE, id')
      : all(db, 'SELECT * FROM deliveries WHERE owner_id = ? ORDER BY name COLLATE NOCASE, id', ownerId);
  return rows.map((row) => toDelivery(db, row));
}

export function getDelivery(db: StoreDatabase, id: number): Delivery | undefined {
  const row = first(db, 'SELECT * FROM deliveries WHERE id = ?', id);
  return row && toDelivery(db, row);
}

/** @param now milliseconds since 1970; the first time is the next one after it */
export function addDelivery(
  db: StoreDatabase,
  ownerId: number,
  choices: DeliverySettings,
  now: number,
): Delivery {
  const zone = getTimeZone(db);
  const { id } = run(
    db,
    `INSERT INTO deliveries (owner_id, name, content, recipients, frequency, weekday, month_day, time, zone, next_at,
       created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ownerId,
    ...valuesOf(choices),
    String(zone),
    getNextTime(choices, zone, now),
    now,
  );
  return must(getDelivery(db, id));
}

/** In the column order of both statements, from `name` to `time`. */
const valuesOf = (choices: DeliverySettings) => [
  choices.name,
  JSON.stringify(choices.content),
  JSON.stringify(choices.recipients),
  choices.frequency,
  choices.weekday,
  choices.monthDay,
  choices.time,
];

/** Updates the given settings. Missed sends are not made up for: the next time is after `now`. */
export function changeDelivery(
  db: StoreDatabase,
  delivery: Delivery,
  change: Partial<DeliverySettings & { isPaused: boolean }>,
  now: number,
): Delivery {
  const next = { ...delivery, ...change };
  const zone = getTimeZone(db);
  run(
    db,
    `UPDATE deliveries SET name = ?, content = ?, recipients = ?, frequency = ?, weekday = ?, month_day = ?, time = ?,
       is_paused = ?, zone = ?, next_at = ? WHERE id = ?`,
    ...valuesOf(next),
    next.isPaused ? 1 : 0,
    String(zone),
    getNextTime(next, zone, now),
    delivery.id,
  );
  return must(getDelivery(db, delivery.id));
}

export function deleteDelivery(db: StoreDatabase, id: number): void {
  transaction(db, () => {
    run(db, 'DELETE FROM deliveries WHERE id = ?', id);
    clearFailures(db, id);
  });
}

/** Unsubscribes an address from a delivery. Idempotent. */
export function checkDelivery(db: StoreDatabase, id: number, address: string, now: number): void {
  run(
    db,
    'INSERT OR IGNORE INTO delivery_refusals (delivery_id, address, refused_at) VALUES (?, ?, ?)',
    id,
    address,
    now,
  );
}

/**
 * Claims due deliveries and sets their next time in one step, so that a second caller, even in another process, finds
 * none. A delivery that was missed several times is claimed once.
 */
export function claimDueDeliveries(db: StoreDatabase, now: number): { delivery: Delivery; dueAt: number }[] {
  return transaction(db, () => {
    const rows = all(
      db,
      'SELECT * FROM deliveries WHERE is_paused = 0 AND next_at <= ? ORDER BY next_at, id',
      now,
    );
    return rows.map((row) => {
      const delivery = toDelivery(db, row);
      const zone = getTimeZone(db);
      const nextAt = getNextTime(delivery, zone, now);
      run(db, 'UPDATE deliveries SET next_at = ?, zone = ? WHERE id = ?', nextAt, String(zone), delivery.id);
      return { delivery: { ...delivery, nextAt }, dueAt: delivery.nextAt };
    });
  });
}

/**
 * After a change of the store's time zone, recalculates the times that are still to come. Also corrects times further
 * away than any schedule allows, which a wrong system clock can leave behind.
 */
export function recalculateNextTimes(db: StoreDatabase, now: number): void {
  const zone = getTimeZone(db);
  const moved = all(
    db,
    `SELECT * FROM deliveries WHERE next_at > ?1 AND (zone <> ?2
       OR next_at > ?1 + 86400000 * CASE frequency WHEN 'daily' THEN 2 WHEN 'weekly' THEN 8 ELSE 33 END)`,
    now,
    String(zone),
  );
  for (const row of moved) {
    const delivery = toDelivery(db, row);
    run(
      db,
      'UPDATE deliveries SET next_at = ?, zone = ? WHERE id = ?',
      getNextTime(delivery, zone, now),
      String(zone),
      delivery.id,
    );
  }
}

/**
 * The recipients a delivery reaches now. Owners who don't manage the store reach only themselves, at their current
 * address, because the stored address could belong to anyone.
 */
function recipientsFor(db: StoreDatabase, ownerId: number, stored: readonly string[]): readonly string[] {
  const owner = getUser(db, ownerId);
  if (!owner) return [];
  return can(owner, 'manage_woocommerce') ? stored : [owner.email];
}

/** Whether an address still receives the delivery. */
export const isReader = ({ recipients, refused }: Delivery, address: string): boolean =>
  includesAddress(recipients, address) && !includesAddress(refused, address);

const includesAddress = (list: readonly string[], address: string): boolean =>
  list.some((each) => each.toLowerCase() === address.toLowerCase());

function toDelivery(db: StoreDatabase, row: Row): Delivery {
  const id = integer(row, 'id');
  const ownerId = integer(row, 'owner_id');
  const recipients = recipientsFor(db, ownerId, JSON.parse(text(row, 'recipients')));
  const refusals = all(db, 'SELECT address FROM delivery_refusals WHERE delivery_id = ?', id);
  const refused = new Set(refusals.map((refusal) => text(refusal, 'address').toLowerCase()));
  const frequency = FREQUENCIES.find((each) => each === row['frequency']) ?? 'daily';
  return {
    id,
    ownerId,
    name: text(row, 'name'),
    // Written and validated by this store.
    content: JSON.parse(text(row, 'content')) as Content,
    recipients,
    refused: recipients.filter((address) => refused.has(address.toLowerCase())),
    frequency,
    weekday: integer(row, 'weekday'),
    monthDay: integer(row, 'month_day'),
    time: text(row, 'time'),
    isPaused: integer(row, 'is_paused') === 1,
    nextAt: integer(row, 'next_at'),
  };
}

function must(delivery: Delivery | undefined): Delivery {
  if (!delivery) throw new Error('The delivery was not stored.');
  return delivery;
}
