export { customersAdvancedFilters } from './customers';
export { downloadsAdvancedFilters, downloadsFilters } from './downloads';
export { ordersAdvancedFilters, ordersFilters } from './orders';
export { variationsAdvancedFilters } from './variations';
