import { createCollection } from '@admin/collection';
import type { Note } from './types';

/** Lists contain only notes that are not dismissed or snoozed. */
export const notes = createCollection<Note>(
  'notes',
  ({ isDeleted, status }) => !isDeleted && status === 'unactioned',
);
