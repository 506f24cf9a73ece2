import { __, sprintf } from '@wordpress/i18n';
import type { Note } from '@admin/store-notes';
import { Button, Html, VisuallyHidden } from '@admin/ui';
import { safeUrl } from '@admin/navigation';
import { RelativeTime } from '../components/relative-time';
import { removeDeadLinks } from './dead-links';
import { NoteActions } from './note-actions';
import { useInboxActions } from './use-inbox-actions';
import './note-item.css';

interface NoteItemProps {
  note: Note;
  isUnread: boolean;
  /** Called before the note is removed from the list. */
  onRemove: () => void;
}

/** A message with its text, its actions and a dismiss button. */
export function NoteItem({ note, isUnread, onRemove }: NoteItemProps) {
  const { dismiss } = useInboxActions();
  const remove = () => {
    onRemove();
    dismiss(note.id);
  };
  return (
    <li className={`sa-note${isUnread ? ' is-unread' : ''}`} tabIndex={-1}>
      <div className="sa-note__line">
        <p className="sa-note__date">
          {isUnread && <VisuallyHidden>{__('Unread', 'store-admin')} </VisuallyHidden>}
          <RelativeTime at={note.createdAt} />
        </p>
        <Button
          className="sa-note__dismiss"
          variant="tertiary"
          size="small"
          icon="close"
          aria-label={sprintf(
            /* translators: %s: title of a message */
            __('Dismiss "%s"', 'store-admin'),
            note.title,
          )}
          onClick={remove}
        />
      </div>
      <div className="sa-note__content">
        <NoteImage note={note} />
        <div className="sa-note__text">
          <h3 className="sa-note__title">{note.title}</h3>
          <Html className="sa-note__body" html={removeDeadLinks(note.content)} />
          <NoteActions note={note} onRemove={onRemove} />
        </div>
      </div>
    </li>
  );
}

/** The image is decorative: the message contains all information. */
function NoteImage({ note: { layout, image } }: { note: Note }) {
  const address = layout === 'plain' ? undefined : image && safeUrl(image);
  return address ? <img className={`sa-note__picture is-${layout}`} src={address} alt="" /> : null;
}
