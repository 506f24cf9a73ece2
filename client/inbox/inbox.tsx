import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { notesStore, useNotes, useUnreadNotes, type Note, hasUnreadNotes } from '@admin/store-notes';
import { usePreference } from '@admin/store-user';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  InlineNotice,
  Menu,
  PlaceholderRows,
  useNeighborFocus,
  VisuallyHidden,
} from '@admin/ui';
import { lazyDialog } from '../components/lazy-dialog';
import { LazyPromotionsDialog } from '../components/promotions-dialog/lazy-promotions-dialog';
import { NoteItem } from './note-item';
import { useInboxActions } from './use-inbox-actions';
import type { DismissAllModalProps } from './dismiss-all-modal';
import './inbox.css';

const STORES = [{ store: notesStore }];

const DismissAllModal = lazyDialog<DismissAllModalProps>(async () => {
  const chunk = await import(/* webpackChunkName: "home-dialogs" */ './dismiss-all-modal');
  return chunk.DismissAllModal;
});

/** Numbers of placeholder rows that are about as high as three notes, and as the first page. */
const PLACEHOLDERS = { limited: 7, page: 12 };

interface InboxProps {
  /** Number of notes before "Show all" is clicked; without it, a page. */
  limit?: number | undefined;
}

/** Messages that need attention, newest first. */
export const Inbox = (props: InboxProps) => (
  <WithStores stores={STORES}>
    <InboxCard {...props} />
  </WithStores>
);

function InboxCard({ limit }: InboxProps) {
  const { notes, failure, retry, ...more } = useNotes();
  const isUnread = useIsUnread();
  const unread = notes?.filter(isUnread).length ?? 0;
  return (
    <Card
      className="sa-inbox"
      title={<Title unread={unread} />}
      actions={<InboxMenu isEmpty={!notes?.length} />}
    >
      {notes ? (
        <Notes notes={notes} limit={limit} failure={failure} onRetry={retry} {...more} />
      ) : failure ? (
        <ErrorState
          title={__('There was an error getting your inbox. Please try again.', 'store-admin')}
          message={failure.message}
          onRetry={retry}
        />
      ) : (
        <LoadingNotes rows={limit ? PLACEHOLDERS.limited : PLACEHOLDERS.page} />
      )}
    </Card>
  );
}

function Title({ unread }: { unread: number }) {
  const label = sprintf(
    /* translators: %d: number of messages */
    _n('%d unread message', '%d unread messages', unread, 'store-admin'),
    unread,
  );
  return (
    <>
      {__('Inbox', 'store-admin')} {unread > 0 && <Badge count={unread} label={label} />}
    </>
  );
}

/** Rendered while messages are loading too, because its dialog changes which messages are loaded. */
function InboxMenu({ isEmpty }: { isEmpty: boolean }) {
  const { hasUnread } = useUnreadNotes();
  const { markAllRead, dismissAll } = useInboxActions();
  const [dialog, setDialog] = useState<'dismissal' | 'promotions'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu
        label={__('Inbox actions', 'store-admin')}
        items={[
          { label: __('Mark all as read', 'store-admin'), disabled: !hasUnread, onSelect: markAllRead },
          {
            label: __('Dismiss all', 'store-admin'),
            disabled: isEmpty,
            onSelect: () => setDialog('dismissal'),
          },
          {
            label: __('Suggestions and surveys', 'store-admin'),
            onSelect: () => setDialog('promotions'),
          },
        ]}
      />
      {dialog === 'dismissal' && <DismissAllModal onClose={close} onConfirm={dismissAll} />}
      {dialog === 'promotions' && <LazyPromotionsDialog onClose={close} />}
    </>
  );
}

interface NotesProps {
  notes: readonly Note[];
  limit: number | undefined;
  hasMore: boolean;
  status: string;
  failure: { readonly message: string } | undefined;
  loadMore: () => void;
  loadAll: () => void;
  onRetry: () => void;
}

function Notes({ notes, limit, hasMore, status, failure, loadMore, loadAll, onRetry }: NotesProps) {
  const isUnread = useIsUnread();
  const [isLimited, setLimited] = useState(limit !== undefined);
  const shown = isLimited ? notes.slice(0, limit) : notes;
  const isCut = shown.length < notes.length || hasMore;
  const { container, keepFocusNear } = useNeighborFocus<HTMLDivElement>(shown.length, '.sa-note__dismiss');
  const showMore = useFocusOnMore(container, shown.length, () => {
    if (!isLimited) return loadMore();
    setLimited(false);
    if (hasMore) loadAll();
  });
  return (
    <div ref={container} className="sa-inbox__notes" tabIndex={-1}>
      {shown.length === 0 ? (
        <EmptyState
          icon="inbox"
          title={__('Your inbox is empty', 'store-admin')}
          message={__('News and recommendations for your store will appear here.', 'store-admin')}
        />
      ) : (
        <ul className="sa-inbox__list">
          {shown.map((note, index) => (
            <NoteItem
              key={note.id}
              note={note}
              isUnread={isUnread(note)}
              onRemove={() => keepFocusNear(index)}
            />
          ))}
        </ul>
      )}
      {failure ? (
        <InlineNotice
          status="error"
          actions={
            <Button size="small" onClick={onRetry}>
              {__('Retry', 'store-admin')}
            </Button>
          }
        >
          {`${__('There was a problem loading more messages.', 'store-admin')} ${failure.message}`}
        </InlineNotice>
      ) : (
        isCut && (
          <Button className="sa-inbox__more" busy={status === 'resolving'} onClick={showMore}>
            {isLimited ? __('Show all', 'store-admin') : __('Load more', 'store-admin')}
          </Button>
        )
      )}
    </div>
  );
}

/** Moves the focus to the first of the added notes, because the button below them may be gone. */
function useFocusOnMore(
  container: RefObject<HTMLElement | null>,
  count: number,
  loadMore: () => void,
): () => void {
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (before.current === undefined || count <= before.current) return;
    container.current?.querySelectorAll<HTMLElement>('.sa-note')[before.current]?.focus();
    before.current = undefined;
  }, [container, count]);
  return () => {
    before.current = count;
    loadMore();
  };
}

/** About the size of the notes, to limit the layout shift. */
const LoadingNotes = ({ rows }: { rows: number }) => (
  <div aria-busy="true">
    <VisuallyHidden as="output">{__('Loading…', 'store-admin')}</VisuallyHidden>
    <PlaceholderRows rows={rows} />
  </div>
);

/** Returns a function that tells whether a note came after the inbox was last marked as read, and isn't read itself. */
function useIsUnread(): (note: Note) => boolean {
  const [lastRead] = usePreference('activity_panel_inbox_last_read');
  return (note) => !note.isRead && hasUnreadNotes([note], lastRead);
}
