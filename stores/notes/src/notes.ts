import { createCollection } from '@admin/collection';
import type { Note } from './types';

/** Lists hold what still waits for the user. */
export const notes = createCollection<Note>(
  'notes',
  ({ isDeleted, status }) => !isDeleted && status === 'unactioned',
);
