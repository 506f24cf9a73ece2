import { first, run } from '../../database';
import type { StoreDatabase } from '../../database';

export interface NewTaxRate {
  country: string;
  state?: string;
  /** Per cent with four decimals, as text: `'7.2500'`. */
  rate: string;
  name: string;
}

export function createTaxRate(db: StoreDatabase, rate: NewTaxRate): number {
  return run(
    db,
    'INSERT INTO tax_rates (country, state, rate, name) VALUES (?, ?, ?, ?)',
    rate.country,
    rate.state ?? '',
    rate.rate,
    rate.name,
  ).id;
}

export function hasTaxRate(db: StoreDatabase): boolean {
  return first(db, 'SELECT 1 AS found FROM tax_rates LIMIT 1') !== undefined;
}
