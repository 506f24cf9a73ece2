export { getTaxClasses } from './tax-classes';
export {
  createTaxRate,
  findTaxRates,
  getCountryRates,
  hasTaxRate,
  RATE_DIVISOR,
  toRateCode,
  toRateParts,
} from './tax-rates';
export type { NewTaxRate, TaxRate } from './tax-rates';
