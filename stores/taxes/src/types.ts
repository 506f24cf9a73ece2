import type * as v from 'valibot';
import type { TaxRateSchema } from './schemas';

export type TaxRate = v.InferOutput<typeof TaxRateSchema>;

/** The rates of a class in the order of the host. */
export interface TaxRates {
  rates: readonly TaxRate[];
  /** A class with more rates than the host gives at a time says nothing certain about a place. */
  isWhole: boolean;
}
