import { __, sprintf } from '@wordpress/i18n';
import type { Registry } from '@admin/data';
import { getNewPath, navigateTo } from '@admin/navigation';
import { historyStore, getChangeName, type ChangeQuery } from '@admin/store-history';
import { noticesStore } from '@admin/store-notices';
import { userStore } from '@admin/store-user';

/**
 * Undoes the user's last change. If somebody has changed the same since, it opens the history, which compares both
 * versions before anything is saved.
 * @throws ApiError when it could not be read or undone
 */
export async function undoLast(registry: Registry): Promise<void> {
  registry.register(historyStore);
  const { createNotice } = registry.dispatch(noticesStore);
  const user = registry.select(userStore).getCurrentUser();
  const query: ChangeQuery = { page: 1, per_page: 1, user: String(user?.id ?? 0), is_open: true };
  registry.invalidate(historyStore).getChanges(query);
  const [change] = (await registry.resolveSelect(historyStore).getChanges(query))?.items ?? [];
  if (!change) {
    void createNotice('info', __('Nothing to undo', 'store-admin'));
    return;
  }
  const { isUndone } = await registry.dispatch(historyStore).undoChange(change);
  if (isUndone) {
    void createNotice(
      'success',
      sprintf(
        /* translators: %s: what was changed, such as "Product: Beanie" */
        __('Undone: %s', 'store-admin'),
        getChangeName(change),
      ),
    );
    return;
  }
  navigateTo({ url: getNewPath({}, '/history', {}) });
  void createNotice(
    'warning',
    sprintf(
      /* translators: %s: what was changed, such as "Product: Beanie" */
      __('%s has changed since. Undo it here to compare both versions.', 'store-admin'),
      getChangeName(change),
    ),
  );
}
