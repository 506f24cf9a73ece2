import { filterValue } from '@admin/extensions';
import { isRecord } from '@admin/http';
import { listOrEmpty, oneOf, optional, phpObject, text } from '@admin/schemas';
import type { QueuedNotice as StoredEntry } from '@admin/store-options';
import * as v from 'valibot';
import type { NoticeOptions, NoticeStatus } from './types';

const FILTER = 'woocommerce_admin_queued_notice_filter';

const ActionSchema = phpObject({
  label: v.string(),
  url: optional(v.string()),
  onClick: optional(v.custom<() => void>((value) => typeof value === 'function')),
});

const NoticeSchema = phpObject({
  status: oneOf(['success', 'error', 'info', 'warning'], 'info'),
  content: text,
  options: optional(
    phpObject({
      actions: listOrEmpty(ActionSchema),
      explicitDismiss: optional(v.boolean()),
      icon: optional(v.string()),
    }),
  ),
});

type StoredQueue = Record<string, StoredEntry>;

export interface QueuedNotice {
  id: string;
  status: NoticeStatus;
  content: string;
  options: NoticeOptions;
}

/**
 * The notices of the stored queue for a user: those without a user id and the user's own. Invalid entries are left out.
 */
export function getQueuedNotices(queue: unknown, userId: number): QueuedNotice[] {
  return Object.entries(isRecord(queue) ? queue : {}).flatMap(([id, stored]) => {
    if (!isRecord(stored) || !isFor(userId, stored['user_id'])) return [];
    const notice = v.parse(NoticeSchema, filterValue(FILTER, { ...stored, id }, isRecord));
    // The key in the queue stays the id, even if a filter changes it: it is needed to remove the notice.
    return [{ ...notice, id, options: notice.options ?? {} }];
  });
}

const isFor = (userId: number, owner: unknown): boolean =>
  owner === undefined || owner === null || owner === '' || Number(owner) === userId;

/** The queue without one notice; all other entries stay. */
export const withoutNotice = (queue: unknown, id: string): StoredQueue =>
  Object.fromEntries(Object.entries(isQueue(queue) ? queue : {}).filter(([key]) => key !== id));

const isQueue = (value: unknown): value is StoredQueue => isRecord(value);
