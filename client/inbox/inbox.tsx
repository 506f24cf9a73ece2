import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { notesStore, useNotes, useUnreadNotes, type Note } from '@admin/store-notes';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  InlineNotice,
  Menu,
  PlaceholderRows,
  useNeighbourFocus,
  VisuallyHidden,
} from '@admin/ui';
import { lazyDialog } from '../components/lazy-dialog';
import { LazyPromotionsDialog } from '../components/promotions-dialog/lazy-promotions-dialog';
import { NoteItem } from './note-item';
import { useInboxActions } from './use-inbox-actions';
import { useIsUnread } from './use-is-unread';
import type { DismissAllModalProps } from './dismiss-all-modal';
import './inbox.css';

const STORES = [{ store: notesStore }];

const DismissAllModal = lazyDialog<DismissAllModalProps>(async () => {
  const chunk = await import(/* webpackChunkName: "home-dialogs" */ './dismiss-all-modal');
  return chunk.DismissAllModal;
});

/** How many rows stand in for the notes of a first page. */
const PLACEHOLDERS = 12;

/** The messages to the shop's owner that wait for an answer, newest first. */
export function Inbox() {
  return (
    <WithStores stores={STORES}>
      <InboxCard />
    </WithStores>
  );
}

function InboxCard() {
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
        <Notes notes={notes} failure={failure} onRetry={retry} {...more} />
      ) : failure ? (
        <ErrorState
          title={__('Your messages could not be loaded', 'woocommerce')}
          message={failure.message}
          onRetry={retry}
        />
      ) : (
        <LoadingNotes />
      )}
    </Card>
  );
}

function Title({ unread }: { unread: number }) {
  const label = sprintf(
    /* translators: %d: number of messages */
    _n('%d unread message', '%d unread messages', unread, 'woocommerce'),
    unread,
  );
  return (
    <>
      {__('Inbox', 'woocommerce')} {unread > 0 && <Badge count={unread} label={label} />}
    </>
  );
}

/** There while messages are read, too: its dialog changes which ones those are. */
function InboxMenu({ isEmpty }: { isEmpty: boolean }) {
  const { hasUnread } = useUnreadNotes();
  const { markAllRead, dismissAll } = useInboxActions();
  const [dialog, setDialog] = useState<'dismissal' | 'promotions'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu
        label={__('Inbox actions', 'woocommerce')}
        items={[
          { label: __('Mark all as read', 'woocommerce'), disabled: !hasUnread, onSelect: markAllRead },
          {
            label: __('Dismiss all', 'woocommerce'),
            disabled: isEmpty,
            onSelect: () => setDialog('dismissal'),
          },
          {
            label: __('Suggestions and feedback requests', 'woocommerce'),
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
  hasMore: boolean;
  status: string;
  failure: { readonly message: string } | undefined;
  loadMore: () => void;
  onRetry: () => void;
}

function Notes({ notes, hasMore, status, failure, loadMore, onRetry }: NotesProps) {
  const isUnread = useIsUnread();
  const { container, keepFocusNear } = useNeighbourFocus<HTMLDivElement>(notes.length, '.sa-note__dismiss');
  const showMore = useFocusOnMore(container, notes.length, loadMore);
  return (
    <div ref={container} className="sa-inbox__notes" tabIndex={-1}>
      {notes.length === 0 ? (
        <EmptyState
          icon="inbox"
          title={__('You have read everything', 'woocommerce')}
          message={__('News about your store and ideas for it will show up here.', 'woocommerce')}
        />
      ) : (
        <ul className="sa-inbox__list">
          {notes.map((note, index) => (
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
              {__('Retry', 'woocommerce')}
            </Button>
          }
        >
          {`${__('There was a problem loading more messages.', 'woocommerce')} ${failure.message}`}
        </InlineNotice>
      ) : (
        hasMore && (
          <Button className="sa-inbox__more" busy={status === 'resolving'} onClick={showMore}>
            {__('Load more', 'woocommerce')}
          </Button>
        )
      )}
    </div>
  );
}

/** Goes on from the first of the notes that were added, since the button below them may be gone. */
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

/** Of about the size of the notes to come, so that little moves when they do. */
const LoadingNotes = () => (
  <div aria-busy="true">
    <VisuallyHidden as="output">{__('Loading…', 'woocommerce')}</VisuallyHidden>
    <PlaceholderRows rows={PLACEHOLDERS} />
  </div>
);
