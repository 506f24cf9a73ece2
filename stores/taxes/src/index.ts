export { findRates, getTaxFactor, type Place } from './base-tax';
export { taxesStore } from './store';
export type { TaxClass, TaxRate, TaxRates } from './types';
