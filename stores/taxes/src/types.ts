import type * as v from 'valibot';
import type { TaxRateSchema } from './schemas';

export type TaxRate = v.InferOutput<typeof TaxRateSchema>;

/** The rates of a tax class, in the host's order. */
export interface TaxRates {
  rates: readonly TaxRate[];
  /** Whether all rates fit in one page; otherwise the rate of a place is uncertain. */
  isComplete: boolean;
}
