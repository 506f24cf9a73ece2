export { useNotices } from './hooks';
export { noticesStore } from './store';
export type { Notice, NoticeAction, NoticeOptions, NoticeStatus, StoredNotice } from './types';
export { useOutcome } from './use-outcome';
export type { Outcome } from './use-outcome';
