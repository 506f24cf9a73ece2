export const NOTE_TYPES = ['error', 'warning', 'update', 'info', 'marketing', 'survey', 'email'] as const;
export const NOTE_STATUSES = ['pending', 'actioned', 'unactioned', 'snoozed', 'sent'] as const;

export type NoteType = (typeof NOTE_TYPES)[number];
export type NoteStatus = (typeof NOTE_STATUSES)[number];

/** A button of a note. */
export interface NoteAction {
  id: number;
  name: string;
  label: string;
  /** Where it leads: an address, or a query of the administration that begins with `?`; `''` is nowhere. */
  query: string;
  /** What the note becomes; `''` leaves it as it is. */
  status: NoteStatus | '';
  actionedText: string;
  /** The action that the address needs a nonce for, and the name it travels under. */
  nonceAction: string | null;
  nonceName: string | null;
}

/** Something the store tells its owner. */
export interface Note {
  id: number;
  /** Says what it is about; several notes may share one. */
  name: string;
  type: NoteType;
  title: string;
  /** HTML. */
  content: string;
  contentData: object;
  status: NoteStatus;
  source: string;
  layout: string;
  image: string;
  isRead: boolean;
  /** Dismissed, but still there for an undo. */
  isDeleted: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
  reminderAt: number | null;
  actions: NoteAction[];
}

export interface NewAction {
  name: string;
  label: string;
  query?: string;
  status?: NoteStatus | '';
  nonceAction?: string;
  nonceName?: string;
}

export interface NewNote {
  name: string;
  type: NoteType;
  title: string;
  content: string;
  status?: NoteStatus;
  createdAt: Date;
  actions?: readonly NewAction[];
}
