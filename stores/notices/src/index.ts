export { useNotices } from './hooks';
export { noticesStore } from './store';
export type { Notice, NoticeAction, NoticeOptions, NoticeStatus, StoredNotice } from './types';
export { usePromiseNotice } from './use-promise-notice';
export type { Outcome } from './use-promise-notice';
