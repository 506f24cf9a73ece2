import { Suspense } from 'react';
import { lazyScreen } from '@admin/navigation';
import { ErrorBoundary } from '@admin/ui';
import { SectionError } from '../sections/section-error';
import type { ActivityListProps } from './activity-lists';
import { LoadingRows } from './loading-rows';
import { ROW_HEIGHTS, MAX_ROWS } from './rows';

const ActivityList = lazyScreen('home-activity', async () => {
  const lists = await import(/* webpackChunkName: "home-activity" */ './activity-lists');
  return lists.ActivityList;
});

interface LazyListProps {
  list: ActivityListProps['list'];
  /** Number of items; `undefined` until known. */
  count: number | undefined;
}

/** The list in an accordion; its code and data load when it is first opened. */
export function LazyList({ list, count = MAX_ROWS }: LazyListProps) {
  const expected = Math.min(count, MAX_ROWS);
  return (
    <ErrorBoundary fallback={(_, reset) => <SectionError onRetry={reset} />}>
      <Suspense fallback={<LoadingRows count={expected} height={ROW_HEIGHTS[list]} />}>
        <ActivityList list={list} expected={expected} />
      </Suspense>
    </ErrorBoundary>
  );
}
