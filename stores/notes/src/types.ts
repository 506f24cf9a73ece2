/** A button on a note. */
export interface NoteAction {
  id: number;
  name: string;
  /** Plain text. */
  label: string;
  /** Where it leads; empty when it only settles the note. */
  url: string;
  /** What becomes of the note. */
  status: NoteStatus;
  /** What to say once it is done, in plain text; often empty. */
  actionedText: string;
}

/** pending, unactioned, actioned, snoozed or sent; a host may add others. */
export type NoteStatus = string;

export interface Note {
  id: number;
  name: string;
  /** info, marketing, survey, warning, error, update or email. */
  type: string;
  /** Plain text. */
  title: string;
  /** HTML from the server, to be sanitised before it is shown. */
  content: string;
  status: NoteStatus;
  /** The first is the main one. */
  actions: NoteAction[];
  /** plain, thumbnail or banner. */
  layout: string;
  /** Address of a picture; empty when there is none. */
  image: string;
  /** Milliseconds since 1970, by the server's clock. */
  createdAt: number;
  isDeleted: boolean;
  isRead: boolean;
}

/** The action that takes a dismissal back, for an Undo button. */
export interface Undo {
  action: 'restoreNotes';
  noteIds: number[];
}
