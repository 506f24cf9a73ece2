import { useCallback, useState } from 'react';
import { useDispatch, useRegistry, useSelect } from '@admin/data';
import { usePromotions } from '@admin/store-promotions';
import { userStore } from '@admin/store-user';
import { inboxArguments, NOTES_LIMIT, NOTES_PAGE_SIZE, type InboxScope } from './queries';
import { notesStore } from './store';
import { hasUnreadNotes } from './unread';

/** The notes of the inbox, `undefined` until known, and functions to load one more page or all. */
export function useNotes() {
  const registry = useRegistry();
  const scope = useScope();
  const [{ count, previous }, setCounts] = useState({ count: NOTES_PAGE_SIZE, previous: NOTES_PAGE_SIZE });
  const read = useSelect(
    (select, resolution) => {
      const { getNotes, hasMoreNotes } = select(notesStore);
      const args = inboxArguments(count, scope);
      const notes = getNotes(...args);
      return {
        // While more are loading, the previous ones stay visible.
        notes: notes ?? getNotes(...inboxArguments(previous, scope)),
        hasMore: notes ? hasMoreNotes(...args) : count > previous,
        ...resolution(notesStore).getNotes(...args),
      };
    },
    [count, previous, scope],
  );
  const load = (next: number) => setCounts({ count: next, previous: count });
  const loadMore = () => load(count + NOTES_PAGE_SIZE);
  const loadAll = () => load(NOTES_LIMIT);
  const retry = useCallback(() => registry.invalidateAll(notesStore), [registry]);
  return { ...read, loadMore, loadAll, retry };
}

/** The store's alerts; `undefined` until known. */
export function useAlerts() {
  return useSelect((select, resolution) => ({
    alerts: select(notesStore).getAlerts(),
    ...resolution(notesStore).getAlerts(),
  }));
}

/** Whether there are unread notes, and a function that marks all as read. */
export function useUnreadNotes() {
  const { markInboxRead } = useDispatch(notesStore);
  const scope = useScope();
  const hasUnread = useSelect(
    (select) => {
      const user = select(userStore).getCurrentUser();
      const notes = select(notesStore).getNotes(...inboxArguments(NOTES_PAGE_SIZE, scope));
      if (!user || !notes) return false;
      return hasUnreadNotes(notes, select(userStore).getPreference('activity_panel_inbox_last_read'));
    },
    [scope],
  );
  return { hasUnread, markInboxRead: useCallback(() => markInboxRead(scope), [markInboxRead, scope]) };
}

/** Marketing notes and surveys are hidden together with other promotions. */
function useScope(): InboxScope {
  const { areShown } = usePromotions();
  return areShown ? undefined : 'quiet';
}
