import { hasUnreadNotes, type Note } from '@admin/store-notes';
import { usePreference } from '@admin/store-user';

/** Tells the notes that came since the inbox was last marked as read, and were not answered meanwhile. */
export function useIsUnread(): (note: Note) => boolean {
  const [lastRead] = usePreference('activity_panel_inbox_last_read');
  return (note) => !note.isRead && hasUnreadNotes([note], lastRead);
}
