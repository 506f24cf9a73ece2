export { OrdersList } from './orders-list';
export { ReviewsList } from './reviews-list';
export { LowStockList } from './stock-list';
