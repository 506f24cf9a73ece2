import { useEffect, useRef, type MouseEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { safeUrl } from '@admin/navigation';
import { Button, Html, Modal, Placeholder } from '@admin/ui';
import { NoteCard } from '../../inbox/note-card';

export interface InboxNoteAction {
  readonly id?: number;
  readonly label: string;
  readonly url?: string;
}

/** A message in the server's format. */
export interface InboxNote {
  readonly id: number;
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** In UTC: `2026-11-22T09:05:00`. */
  readonly date_created_gmt?: string;
  readonly is_deleted?: boolean;
  readonly is_read?: boolean;
  readonly layout?: string;
  readonly image?: string;
  readonly actions?: readonly InboxNoteAction[];
}

export interface InboxNoteCardProps {
  readonly note: InboxNote;
  readonly onDismiss?: (note: InboxNote) => void;
  readonly onNoteActionClick?: (note: InboxNote, action: InboxNoteAction) => void;
  /** Called when a link inside the message is clicked. */
  readonly onBodyLinkClick?: (note: InboxNote, url: string) => void;
  /** Called once, when the message first becomes visible. */
  readonly onNoteVisible?: (note: InboxNote) => void;
  readonly className?: string;
}

/** A message that looks as in the inbox; the extension handles its actions. */
export function InboxNoteCard(props: InboxNoteCardProps) {
  const { note, onDismiss, onNoteActionClick, onBodyLinkClick, onNoteVisible, className } = props;
  const isNotified = useRef(false);
  useEffect(() => {
    if (isNotified.current || note.is_deleted) return;
    isNotified.current = true;
    onNoteVisible?.(note);
  }, [note, onNoteVisible]);
  if (note.is_deleted) return null;

  const followLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) onBodyLinkClick?.(note, link.href);
  };
  const { title, layout, image, date_created_gmt: date } = note;
  return (
    <NoteCard
      as="section"
      {...{ title, layout, image, className }}
      createdAt={date ? Date.parse(`${date.replace(/Z$/, '')}Z`) : undefined}
      isUnread={note.is_read === false}
      onDismiss={onDismiss && (() => onDismiss(note))}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears of links inside, which keys press as well */}
      <div onClick={followLink}>
        <Html className="sa-note__body" html={note.content} />
      </div>
      {note.actions && note.actions.length > 0 && (
        <div className="sa-note__actions">
          {note.actions.map((action, index) => (
            <Button
              key={action.id ?? action.label}
              variant={index === 0 ? 'primary' : 'tertiary'}
              size="small"
              href={action.url ? safeUrl(action.url) : undefined}
              onClick={() => onNoteActionClick?.(note, action)}
            >
              {action.label}
            </Button>
          ))}
        </div>
      )}
    </NoteCard>
  );
}

/** Placeholder of a loading message. */
export const InboxNotePlaceholder = ({ className }: { className?: string }) => (
  <div className={['sa-note is-loading', className].filter(Boolean).join(' ')} aria-hidden="true">
    <Placeholder width="45%" height={16} />
    <Placeholder width="80%" height={14} />
    <Placeholder width={96} height={28} />
  </div>
);

export interface InboxDismissConfirmationModalProps {
  readonly onClose: () => void;
  readonly onDismiss: () => void;
  readonly buttonLabel?: string;
}

/** Asks for confirmation before messages are dismissed. */
export const InboxDismissConfirmationModal = (props: InboxDismissConfirmationModalProps) => (
  <Modal
    title={__('Dismiss all messages', 'store-admin')}
    onClose={props.onClose}
    actions={
      <>
        <Button onClick={props.onClose}>{__('Cancel', 'store-admin')}</Button>
        <Button variant="primary" onClick={props.onDismiss}>
          {props.buttonLabel ?? __('Yes, dismiss all', 'store-admin')}
        </Button>
      </>
    }
  >
    {__('Are you sure? Inbox messages will be dismissed forever.', 'store-admin')}
  </Modal>
);
