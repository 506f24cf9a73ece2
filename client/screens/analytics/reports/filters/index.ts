export { customersAdvancedFilters } from './customers';
export { downloadsAdvancedFilters } from './downloads';
export { ordersAdvancedFilters, ordersFilters } from './orders';
export { productsAdvancedFilters } from './products';
export { variationsAdvancedFilters } from './variations';
