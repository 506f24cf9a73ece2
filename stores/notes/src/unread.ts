import type { Note } from './types';

/**
 * Whether the newest note is later than the time up to which the user has read the inbox (product specification,
 * section 4).
 * @param lastRead milliseconds since 1970, as `activity_panel_inbox_last_read` holds them
 */
export const hasUnreadNotes = (notes: readonly Pick<Note, 'createdAt'>[], lastRead = 0): boolean =>
  notes.some(({ createdAt }) => createdAt > lastRead);
