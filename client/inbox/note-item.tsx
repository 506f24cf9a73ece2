import type { Note } from '@admin/store-notes';
import { Html } from '@admin/ui';
import { removeDeadLinks } from './dead-links';
import { NoteActions } from './note-actions';
import { NoteCard } from './note-card';
import { useInboxActions } from './use-inbox-actions';

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
  const { title, layout, image, createdAt } = note;
  return (
    <NoteCard as="li" {...{ title, layout, image, createdAt, isUnread }} onDismiss={remove}>
      <Html className="sa-note__body" html={removeDeadLinks(note.content)} />
      <NoteActions note={note} onRemove={onRemove} />
    </NoteCard>
  );
}
