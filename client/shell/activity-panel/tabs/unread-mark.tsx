import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { notesStore, useUnreadNotes } from '@admin/store-notes';
import { announce, VisuallyHidden } from '@admin/ui';

const STORES = [{ store: notesStore }];

/** Marks the tab while there are unread messages. */
export function UnreadMark() {
  return (
    <WithStores stores={STORES}>
      <Mark />
    </WithStores>
  );
}

function Mark() {
  const { hasUnread } = useUnreadNotes();
  useEffect(() => {
    if (hasUnread) announce(__('There are unread messages in your inbox', 'store-admin'));
  }, [hasUnread]);
  if (!hasUnread) return null;
  return (
    <span className="sa-panel-tab__unread">
      <VisuallyHidden>{__('(unread messages)', 'store-admin')}</VisuallyHidden>
    </span>
  );
}
