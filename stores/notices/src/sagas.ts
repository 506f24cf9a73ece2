import { nanoid } from '@reduxjs/toolkit';
import { _n, sprintf } from '@wordpress/i18n';
import { call, getRegistry, put, select, type Saga } from '@admin/data';
import { decodeEntities } from '@admin/format';
// Type-only import: the type checker needs it where this store is checked without the dashboard.
import type {} from '@admin/store-user';
import { keepCallback } from './callbacks';
import { getQueuedNotices, withoutNotice } from './queue';
import { noticeCreated, noticeRemoved, noticesSlice } from './slice';
import type { NoticeOptions, NoticeStatus } from './types';

const QUEUE = 'woocommerce_admin_transient_notices_queue';

/** Shows a notice and returns its id. */
export function* createNotice(
  status: NoticeStatus,
  content: string,
  options: NoticeOptions = {},
): Saga<string> {
  return yield* show(status, content, options, false);
}

export const createSuccessNotice = (content: string, options?: NoticeOptions) =>
  createNotice('success', content, options);

export const createErrorNotice = (content: string, options?: NoticeOptions) =>
  createNotice('error', content, options);

/**
 * Notifies the user of names that the host changed on saving: hosts remove text that looks like markup.
 * @param typed the names as they were sent
 * @param saved the names as the host has them now
 */
export function* notifyChangedNames(typed: readonly string[], saved: readonly string[]): Saga {
  const typedNames = new Set(typed.map(toReadName));
  const changed = saved.map(toReadName).filter((name) => !typedNames.has(name));
  if (changed.length > 0) yield* createNotice('info', formatChanged(changed), { id: 'changed-names' });
}

/**
 * Removes a notice from the screen, and from the stored queue if it came from there.
 * @throws ApiError when the queue could not be written; the notice will then come back on the next page
 */
export function* removeNotice(id: string): Saga {
  const { notices } = yield* select(noticesSlice.selectSlice);
  const notice = notices.find((other) => other.id === id);
  yield* put(noticeRemoved(id));
  keepCallback(id, undefined);
  if (!notice?.isQueued) return;
  const registry = yield* getRegistry();
  // Other pages may add notices meanwhile, so the current stored queue is changed.
  yield* call(() => registry.dispatch('options').changeOption(QUEUE, (queue) => withoutNotice(queue, id)));
}

/** Removes the errors about a subject: the one with its id, and those whose id continues with `/…`. */
export function* removeErrors(subject: string): Saga {
  const { notices } = yield* select(noticesSlice.selectSlice);
  for (const { id, status } of notices)
    if (status === 'error' && (id === subject || id.startsWith(`${subject}/`))) yield* removeNotice(id);
}

/** Shows this user's notices from the stored queue. */
export function* fetchQueuedNotices(): Saga {
  const registry = yield* getRegistry();
  const { queue, user } = yield* call(() =>
    registry.resolve((read) => ({
      queue: read('options').getOption(QUEUE),
      user: read('user').getCurrentUser(),
    })),
  );
  if (!user) return;
  for (const { status, content, options, id } of getQueuedNotices(queue, user.id)) {
    yield* show(status, content, { ...options, id }, true);
  }
}

const toReadName = (name: string): string => decodeEntities(name).trim().replaceAll(/\s+/g, ' ');

const formatChanged = (names: readonly string[]): string =>
  sprintf(
    /* translators: %s: names of products, categories and the like as they were saved, in quotes */
    _n('Saved as %s.', 'Saved as %s.', names.length, 'store-admin'),
    names.map((name) => `"${name}"`).join(', '),
  );

function* show(
  status: NoticeStatus,
  content: string,
  options: NoticeOptions,
  isQueued: boolean,
): Saga<string> {
  const { id = nanoid(), actions = [], explicitDismiss = false, icon } = options;
  const [action] = actions;
  keepCallback(id, action?.onClick);
  const shown = action ? [{ label: action.label, ...(action.url ? { url: action.url } : {}) }] : [];
  const notice = {
    id,
    status,
    content,
    actions: shown,
    explicitDismiss,
    isQueued,
    ...(icon ? { icon } : {}),
  };
  yield* put(noticeCreated(notice));
  return id;
}
