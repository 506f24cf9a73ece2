import type { VariationRecord } from '@admin/store-product';
import type * as v from 'valibot';
import type { DeleteOutcomeSchema, VariationSchema } from './schemas';

export type ListedVariation = Pick<VariationRecord, keyof v.InferOutput<typeof VariationSchema>>;

/** Changed members of variations, by id. */
export type VariationEdits = Readonly<Record<number, Partial<ListedVariation>>>;

/** The loaded variations of a product. */
export interface VariationList {
  /** In the product's order. */
  readonly items: readonly ListedVariation[];
  /** The server's total. */
  readonly total: number;
  /** Whether all of them are loaded. */
  readonly isComplete: boolean;
}

/** An operation in progress for a product. */
export interface VariationWork {
  kind: 'reading' | 'generating';
  /** Read or generated so far. */
  done: number;
  /** Expected total; 0 until known. */
  total: number;
}

/** The result of deleting variations. */
export type DeleteOutcome = v.InferOutput<typeof DeleteOutcomeSchema>;
