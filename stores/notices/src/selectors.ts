import type { NoticesState } from './slice';
import type { StoredNotice } from './types';

export const noticesSelectors = (state: NoticesState) => ({
  /** The notices to show, oldest first, those of the stored queue included. */
  getNotices: (): readonly StoredNotice[] => state.notices,
});
