import { __, _x } from '../../../i18n';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { Action, View } from './list';

/** Builds the request that changes an item: `change({ status: 'draft' })`. */
export const change =
  (body: Readonly<Record<string, unknown>>): Action['call'] =>
  (path) => ({ method: 'PUT', path, body });

/** The actions that several lists have, each with its message: `%s orders moved to the Trash.` */
export const deletion = (
  done: Action['done'],
  label: string = __('Delete permanently', 'store-admin'),
): Action => ({
  label,
  isDestructive: true,
  done,
  call: (path) => ({ method: 'DELETE', path, body: { force: true } }),
});

export const trashing = (done: Action['done']): Action => ({
  label: _x('Trash', 'verb', 'store-admin'),
  bulkLabel: __('Move to Trash', 'store-admin'),
  isDestructive: true,
  done,
  call: (path) => ({ method: 'DELETE', path }),
});

/**
 * Restores an item from the trash.
 * @param fallback the status of an item that had none before
 * @param statusBefore the one it had when it went to the trash
 */
export const restoring = (
  done: Action['done'],
  fallback: string,
  statusBefore: (id: number, context: AdminPageContext) => string | undefined = () => undefined,
): Action => ({
  label: __('Restore', 'store-admin'),
  done,
  call: (path, id, context) => ({
    method: 'PUT',
    path,
    body: { status: statusBefore(id, context) || fallback },
  }),
});

export const publishing = (done: Action['done']): Action => ({
  label: _x('Publish', 'verb', 'store-admin'),
  done,
  call: change({ status: 'publish' }),
});

export const drafting = (done: Action['done']): Action => ({
  label: __('Change to draft', 'store-admin'),
  done,
  call: change({ status: 'draft' }),
});

export const IN_TRASH = ['untrash', 'delete'];

/** A view for each status, after one for everything outside the trash. */
export function viewsByStatus<Status extends string>(
  labels: readonly (readonly [status: Status, label: string])[],
  count: (status: Status | 'trash') => number,
): View[] {
  const views = labels.map(([value, label]) => ({ value, label, count: count(value) }));
  const all = views.reduce((sum, view) => sum + view.count, 0);
  const trash = { value: 'trash', label: __('Trash', 'store-admin'), count: count('trash') };
  return [{ value: '', label: __('All', 'store-admin'), count: all }, ...views, trash];
}
