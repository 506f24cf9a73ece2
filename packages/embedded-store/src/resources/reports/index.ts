export { categoriesTable } from './categories-table';
export { couponsTable } from './coupons-table';
export { customersTable } from './customers-table';
export { escapeHtml } from './goods-info';
export { ordersTable } from './orders-table';
export { productsTable } from './products-table';
export { readAsked } from './table';
export type { TableReport } from './table';
