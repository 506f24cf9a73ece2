import type { AdminPageContext } from '../../shared/admin-page-context';
import type { Action, View } from './list';

/** Builds the request that changes an item: `change({ status: 'draft' })`. */
export const change =
  (body: Readonly<Record<string, unknown>>): Action['call'] =>
  (path) => ({ method: 'PUT', path, body });

export const DELETE: Action = {
  label: 'Delete permanently',
  isDestructive: true,
  done: 'permanently deleted.',
  call: (path) => ({ method: 'DELETE', path, body: { force: true } }),
};

export const TRASH: Action = {
  label: 'Trash',
  bulkLabel: 'Move to Trash',
  isDestructive: true,
  done: 'moved to the Trash.',
  call: (path) => ({ method: 'DELETE', path }),
};

/**
 * Builds the request that restores an item from the trash.
 * @param fallback the status of an item that had none before
 * @param statusBefore the one it had when it went to the trash
 */
export const restoreTo = (
  fallback: string,
  statusBefore: (id: number, visitor: AdminPageContext) => string | undefined = () => undefined,
): Action => ({
  label: 'Restore',
  done: 'restored from the Trash.',
  call: (path, id, visitor) => ({
    method: 'PUT',
    path,
    body: { status: statusBefore(id, visitor) || fallback },
  }),
});

export const PUBLISH: Action = {
  label: 'Publish',
  done: 'published.',
  call: change({ status: 'publish' }),
};

export const TO_DRAFT: Action = {
  label: 'Change to draft',
  done: 'changed to a draft.',
  call: change({ status: 'draft' }),
};

export const IN_TRASH = ['untrash', 'delete'];

/** A view for each status, after one for everything outside the trash. */
export function viewsByStatus<Status extends string>(
  labels: readonly (readonly [status: Status, label: string])[],
  count: (status: Status | 'trash') => number,
): View[] {
  const views = labels.map(([value, label]) => ({ value, label, count: count(value) }));
  const all = views.reduce((sum, view) => sum + view.count, 0);
  const trash = { value: 'trash', label: 'Trash', count: count('trash') };
  return [{ value: '', label: 'All', count: all }, ...views, trash];
}
