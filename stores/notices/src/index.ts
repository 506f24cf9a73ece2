export { useNotices } from './hooks';
export { noticesStore } from './store';
export type { Notice, NoticeAction, NoticeOptions, NoticeStatus, StoredNotice } from './types';
