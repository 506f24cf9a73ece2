export { findRates, getTaxFactor, type Place } from './base-tax';
export { taxesStore } from './store';
export type { TaxRate, TaxRates } from './types';
