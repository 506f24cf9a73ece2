import type { VariationRecord } from '@admin/store-product';
import type * as v from 'valibot';
import type { DeleteOutcomeSchema, VariationSchema } from './schemas';

export type ListedVariation = Pick<VariationRecord, keyof v.InferOutput<typeof VariationSchema>>;

/** Changed members of variations, by their ids. */
export type VariationEdits = Readonly<Record<number, Partial<ListedVariation>>>;

/** The variations of a product, as far as they are known. */
export interface VariationList {
  /** In the order of the product. */
  readonly items: readonly ListedVariation[];
  /** How many there are, by the server's count. */
  readonly total: number;
  /** Whether all of them are known. */
  readonly isComplete: boolean;
}

/** What is in progress for a product. */
export interface VariationWork {
  kind: 'reading' | 'generating';
  /** Read or generated so far. */
  done: number;
  /** Expected; 0 until that is known. */
  total: number;
}

/** What became of variations that were to be deleted. */
export type DeleteOutcome = v.InferOutput<typeof DeleteOutcomeSchema>;
