import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { WithStores, useSelect } from '@admin/data';
import { activityPanelStore } from '@admin/store-activity-panel';
import { notesStore, useNotes, useUnreadNotes } from '@admin/store-notes';
import { useCapability } from '@admin/store-user';
import { Button, EmptyState } from '@admin/ui';
import { AbbreviatedCards, LazyPromotionsDialog } from '../../../components';
import { Inbox } from '../../../inbox';

const STORES = [{ store: notesStore }];

/** Short cards of pending work and the inbox messages, as on the home screen. */
export function ActivityContent() {
  if (!useCapability('manage_woocommerce')) return <NoActivity />;
  return (
    <WithStores stores={STORES}>
      <AbbreviatedCards hasPendingWork />
      <Inbox />
      <ReadOnClosing />
    </WithStores>
  );
}

/** Users without an inbox find the suggestions setting here; otherwise it is in the inbox menu. */
function NoActivity() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <EmptyState
        icon="inbox"
        title={__('Nothing here', 'store-admin')}
        message={__('Messages and tasks are shown to store managers.', 'store-admin')}
        actions={
          <Button variant="link" onClick={() => setOpen(true)}>
            {__('Suggestions and surveys', 'store-admin')}
          </Button>
        }
      />
      {isOpen && <LazyPromotionsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Marks the inbox as read when the panel closes. */
function ReadOnClosing() {
  const { notes } = useNotes();
  const { hasUnread, markInboxRead } = useUnreadNotes();
  const isOpen = useSelect((select) => select(activityPanelStore).isTabOpen('activity'), []);
  const isSeen = notes !== undefined && hasUnread && !isOpen;
  useEffect(() => {
    // A failure isn't reported, because the user didn't request this; the unread mark stays.
    if (isSeen) markInboxRead().catch(() => undefined);
  }, [isSeen, markInboxRead]);
  return null;
}
