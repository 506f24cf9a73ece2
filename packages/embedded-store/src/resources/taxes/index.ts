export { createTaxRate, hasTaxRate } from './tax-rates';
export type { NewTaxRate } from './tax-rates';
