import type { NoticesState } from './slice';
import type { StoredNotice } from './types';

export const noticesSelectors = (state: NoticesState) => ({
  /** The notices to show, oldest first, including those of the stored queue. */
  getNotices: (): readonly StoredNotice[] => state.notices,
});
