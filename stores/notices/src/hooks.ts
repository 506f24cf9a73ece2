import { useMemo } from 'react';
import { useDispatch, useSelect } from '@admin/data';
import { getCallback } from './callbacks';
import { noticesStore } from './store';
import type { Notice } from './types';

/** The notices to show and a function that removes one. */
export function useNotices() {
  const { removeNotice } = useDispatch(noticesStore);
  const stored = useSelect((select) => select(noticesStore).getNotices());
  const notices = useMemo(
    () =>
      stored.map((notice): Notice => {
        const onClick = getCallback(notice.id);
        return {
          ...notice,
          actions: notice.actions.map((action) => ({ ...action, ...(onClick ? { onClick } : {}) })),
        };
      }),
    [stored],
  );
  return { notices, removeNotice };
}
