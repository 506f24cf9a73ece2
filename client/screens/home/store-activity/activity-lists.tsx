import { WithStores } from '@admin/data';
import { ordersStore } from '@admin/store-orders';
import { productsStore } from '@admin/store-products';
import { reviewsStore } from '@admin/store-reviews';
import { OrdersList } from './orders-list';
import { ReviewsList } from './reviews-list';
import { LowStockList } from './stock-list';

const LISTS = { orders: OrdersList, stock: LowStockList, reviews: ReviewsList };
const STORES = [ordersStore, productsStore, reviewsStore].map((store) => ({ store }));

export interface ActivityListProps {
  list: keyof typeof LISTS;
  /** How many rows are expected. */
  expected: number;
}

/** The content of an accordion. */
export function ActivityList({ list, expected }: ActivityListProps) {
  const List = LISTS[list];
  return (
    <WithStores stores={STORES}>
      <List expected={expected} />
    </WithStores>
  );
}
