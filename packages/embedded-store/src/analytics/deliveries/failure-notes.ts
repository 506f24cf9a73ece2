import type { Row, StoreDatabase } from '../../database';
import { all, first, integer, run, text, transaction } from '../../database';
import { getTimeZone } from '../../site';
import { toLocalText } from '../../shared/local-time';
import { createNote } from '../../onboarding';
import { escapeHtml } from '../../html/plain-text';
import type { Content } from './content';
import { __ } from '../../i18n';

/** Prefix of the note's name; the delivery's ID follows. */
const NOTE = 'store-admin-delivery-';

const noteOf = (deliveryId: number): string => NOTE + String(deliveryId);

interface Failed {
  id: number;
  name: string;
  content: Content;
}

/** Adds an inbox note that a scheduled report wasn't sent: one note per delivery, at most once a day. */
export function addFailureNote(
  db: StoreDatabase,
  { id, name, content }: Failed,
  reason: string,
  now: number,
): void {
  const day = (moment: number) => toLocalText(getTimeZone(db), moment).slice(0, 10);
  transaction(db, () => {
    const last = findNote(db, id);
    if (last && day(integer(last, 'created_at')) === day(now)) return;
    clearFailures(db, id);
    createNote(db, {
      name: noteOf(id),
      type: 'warning',
      title: __('A scheduled report could not be sent', 'store-admin'),
      content: `“${escapeHtml(name)}”: ${escapeHtml(reason)}`,
      data: { about: name, message: reason },
      createdAt: new Date(now),
      actions: [
        {
          name: 'open-report',
          label: __('View report', 'store-admin'),
          query: `?${new URLSearchParams({ page: 'wc-admin', path: content.path, ...content.query }).toString()}`,
          // The note links to where the report can be sent again.
          status: 'unactioned',
        },
      ],
    });
  });
}

/** Marks the failure as resolved after the report was sent. The note stays, to record that there was one today. */
export const resolveFailure = (db: StoreDatabase, deliveryId: number): unknown =>
  run(db, "UPDATE notes SET status = 'actioned' WHERE name = ?", noteOf(deliveryId));

/** Marks the failures of these deliveries as read. */
export function markFailuresRead(db: StoreDatabase, deliveryIds: readonly number[]): void {
  for (const id of deliveryIds) run(db, 'UPDATE notes SET is_deleted = 1 WHERE name = ?', noteOf(id));
}

/** Removes all failure notes of a delivery. */
export const clearFailures = (db: StoreDatabase, deliveryId: number): unknown =>
  run(db, 'DELETE FROM notes WHERE name = ?', noteOf(deliveryId));

/** IDs of the deliveries with unread failures. */
export function listUnreadFailures(db: StoreDatabase): Set<number> {
  const rows = all(
    db,
    "SELECT name FROM notes WHERE name GLOB ? AND is_deleted = 0 AND status = 'unactioned'",
    `${NOTE}*`,
  );
  return new Set(rows.map((row) => Number(text(row, 'name').slice(NOTE.length))));
}

const findNote = (db: StoreDatabase, deliveryId: number): Row | undefined =>
  first(db, 'SELECT created_at FROM notes WHERE name = ?', noteOf(deliveryId));
