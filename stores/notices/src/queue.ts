import { filterValue } from '@admin/extensions';
import { isRecord } from '@admin/http';
import type { QueuedNotice as StoredEntry } from '@admin/store-options';
import type { NoticeOptions, NoticeStatus } from './types';

const FILTER = 'woocommerce_admin_queued_notice_filter';
const STATUSES: ReadonlySet<unknown> = new Set<NoticeStatus>(['success', 'error', 'info', 'warning']);

type StoredQueue = Record<string, StoredEntry>;

export interface QueuedNotice {
  id: string;
  status: NoticeStatus;
  content: string;
  options: NoticeOptions;
}

/**
 * The notices of the stored queue which a user should see: those without an owner and the user's
 * own. Entries that are no notices are left out.
 */
export function getQueuedNotices(queue: unknown, userId: number): QueuedNotice[] {
  return Object.entries(isRecord(queue) ? queue : {}).flatMap(([id, stored]) => {
    if (!isRecord(stored) || !isFor(userId, stored['user_id'])) return [];
    return [toQueuedNotice(id, filterValue(FILTER, { ...stored, id }, isRecord))];
  });
}

const isFor = (userId: number, owner: unknown): boolean =>
  owner === undefined || owner === null || owner === '' || Number(owner) === userId;

/** The key in the queue stays the id, whatever a filter makes of it: it is needed to take the notice out. */
function toQueuedNotice(id: string, { status, content, options }: Record<string, unknown>): QueuedNotice {
  return {
    id,
    status: isStatus(status) ? status : 'info',
    content: typeof content === 'string' ? content : '',
    options: isRecord(options) ? toOptions(options) : {},
  };
}

function toOptions({ actions, explicitDismiss, icon }: Record<string, unknown>): NoticeOptions {
  return {
    actions: (Array.isArray(actions) ? actions : [])
      .filter(isRecord)
      .filter(({ label }) => typeof label === 'string')
      .map(({ label, url, onClick }) => ({
        label: String(label),
        ...(typeof url === 'string' ? { url } : {}),
        ...(isCallback(onClick) ? { onClick } : {}),
      })),
    ...(typeof explicitDismiss === 'boolean' ? { explicitDismiss } : {}),
    ...(typeof icon === 'string' ? { icon } : {}),
  };
}

const isStatus = (status: unknown): status is NoticeStatus => STATUSES.has(status);

const isCallback = (value: unknown): value is () => void => typeof value === 'function';

/** The queue without one notice; everything else in it is kept as it is. */
export const withoutNotice = (queue: unknown, id: string): StoredQueue =>
  Object.fromEntries(Object.entries(isQueue(queue) ? queue : {}).filter(([key]) => key !== id));

const isQueue = (value: unknown): value is StoredQueue => isRecord(value);
