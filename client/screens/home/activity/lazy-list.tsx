import { Suspense } from 'react';
import { lazyScreen } from '@admin/navigation';
import type * as Lists from './lists';
import { LoadingRows } from './loading-rows';
import { ROW_HEIGHTS, SHOWN } from './rows';

/** What accordions show is fetched when the first of them is opened: most mornings none or one of them is. */
const lazyList = (name: keyof typeof Lists) =>
  lazyScreen<{ expected: number }>('home-activity-lists', async () => {
    const lists = await import(/* webpackChunkName: "home-activity-lists" */ './lists');
    return lists[name];
  });

const LISTS = {
  orders: lazyList('OrdersList'),
  stock: lazyList('LowStockList'),
  reviews: lazyList('ReviewsList'),
};

interface LazyListProps {
  of: keyof typeof LISTS;
  /** How many there are; `undefined` until known. */
  count: number | undefined;
}

export function LazyList({ of: name, count }: LazyListProps) {
  const List = LISTS[name];
  const expected = Math.min(count ?? SHOWN, SHOWN);
  return (
    <Suspense fallback={<LoadingRows count={expected} height={ROW_HEIGHTS[name]} />}>
      <List expected={expected} />
    </Suspense>
  );
}
