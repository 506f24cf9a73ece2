import type { StoreDatabase } from '../database';
import { createTaxRate } from '../sales';
import type { NewTaxRate } from '../sales';

/**
 * Where the store charges tax. Canada has two taxes at once, and some regions have reduced rates for food and books.
 */
const RATES: readonly NewTaxRate[] = [
  { country: 'US', state: 'CA', rate: '7.25', name: 'CA Sales Tax', forShipping: false },
  { country: 'US', state: 'NY', rate: '4.00', name: 'NY Sales Tax' },
  { country: 'US', state: 'WA', rate: '6.50', name: 'WA Sales Tax' },
  { country: 'US', state: 'TX', rate: '6.25', name: 'TX Sales Tax' },
  { country: 'US', state: 'CA', rate: '0', name: 'CA Food and books', taxClass: 'reduced-rate' },
  { country: 'CA', rate: '5.00', name: 'GST' },
  { country: 'CA', state: 'QC', rate: '9.975', name: 'QST', priority: 2, isCompound: true },
  { country: 'CA', state: 'BC', rate: '7.00', name: 'PST', priority: 2, forShipping: false },
  { country: 'CA', rate: '5.00', name: 'GST', taxClass: 'reduced-rate' },
  { country: 'GB', rate: '20.00', name: 'VAT' },
  { country: 'DE', rate: '19.00', name: 'MwSt.' },
  { country: 'DE', rate: '7.00', name: 'MwSt. ermäßigt', taxClass: 'reduced-rate' },
  { country: 'FR', rate: '20.00', name: 'TVA' },
  { country: 'FR', rate: '5.50', name: 'TVA réduite', taxClass: 'reduced-rate' },
  { country: 'AU', rate: '10.00', name: 'GST' },
];

/** Sets up the store's tax rates. */
export function seedTaxes(db: StoreDatabase): void {
  RATES.forEach((rate, position) => createTaxRate(db, { ...rate, position }));
}
