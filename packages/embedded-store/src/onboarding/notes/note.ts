export const NOTE_TYPES = ['error', 'warning', 'update', 'info', 'marketing', 'survey', 'email'] as const;
export const NOTE_STATUSES = ['pending', 'actioned', 'unactioned', 'snoozed', 'sent'] as const;

export type NoteType = (typeof NOTE_TYPES)[number];
export type NoteStatus = (typeof NOTE_STATUSES)[number];

/** A button of a note. */
export interface NoteAction {
  id: number;
  name: string;
  label: string;
  /** A URL, or an admin query that starts with `?`; `''` for no link. */
  query: string;
  /** The note's status after the action; `''` for no change. */
  status: NoteStatus | '';
  actionedText: string;
  /** The action to create a nonce for, and the name of its URL parameter. */
  nonceAction: string | null;
  nonceName: string | null;
}

/** An inbox note. */
export interface Note {
  id: number;
  /** Identifies the subject; several notes can have the same name. */
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
  /** Dismissed, but kept for undo. */
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
  /** `about` and `message` of a note about something that users named, to translate `“about”: message`. */
  data?: { about: string; message: string };
  status?: NoteStatus;
  createdAt: Date;
  actions?: readonly NewAction[];
}
