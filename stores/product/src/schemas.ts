import type { Failure } from '@admin/http';
import { optional, phpMap, phpObject, text } from '@admin/schemas';
import * as v from 'valibot';
import { large } from './form-state';
import { NEW_PRODUCT } from './new-product';
import type { ProductRecord, SellableRecord, VariationRecord } from './types';

/** A record with all members kept as sent: unknown ones may be an extension's, and are saved with it. */
const RecordSchema = v.pipe(phpMap, v.looseObject({ id: v.number() }));

/** Missing members get the contract's defaults. `variations` may have thousands of ids. */
const ProductSchema = v.pipe(
  RecordSchema,
  v.transform((record): ProductRecord => large({ ...NEW_PRODUCT, ...record })),
);

const VariationSchema = v.pipe(
  RecordSchema,
  v.transform((record) => record as SellableRecord as VariationRecord),
);

// A malformed record fails the whole list: a missing one would look deleted.
export const parseProduct = v.parser(ProductSchema);
export const parseProducts = v.parser(v.array(ProductSchema));
export const parseVariations = v.parser(v.array(VariationSchema));

export const parseFormOfVariation = v.parser(
  v.pipe(
    RecordSchema,
    // The form of a variation does not show members that variations lack.
    v.transform((record) => record as SellableRecord as ProductRecord),
  ),
);

const RecordsSchema = v.array(RecordSchema);

export const parseIds = v.parser(
  v.pipe(
    RecordsSchema,
    v.transform((records) => records.map(({ id }) => id)),
  ),
);

export const parseById = v.parser(
  v.pipe(
    RecordsSchema,
    v.transform((records) => Object.fromEntries(records.map((record) => [record.id, record]))),
  ),
);

/** How many of a batch were created. */
export const parseCreatedCount = v.parser(
  v.pipe(
    phpObject({ create: v.optional(v.array(phpMap), []) }),
    v.transform(({ create }) => create.filter((item) => !('error' in item)).length),
  ),
);

const RefusalSchema = v.pipe(
  phpObject({ code: v.fallback(v.string(), 'http_error'), message: text }),
  v.transform((refusal): Failure => ({ kind: 'http', ...refusal })),
);

const BatchItemSchema = v.pipe(
  RecordSchema,
  v.transform((record) => ({
    record: record as SellableRecord as VariationRecord,
    failure: v.parse(optional(RefusalSchema), record['error']),
  })),
);

/** The variations of a batch that were saved, and errors of the others by id. */
export const parseVariationsBatchResult = v.parser(
  v.pipe(
    phpObject({ update: v.optional(v.array(BatchItemSchema), []) }),
    v.transform(({ update }) => {
      const saved: Record<number, VariationRecord> = {};
      const refused: Record<number, Failure> = {};
      for (const { record, failure } of update) {
        if (failure) refused[record.id] = failure;
        else saved[record.id] = record;
      }
      return { saved, refused };
    }),
  ),
);

export type VariationsBatchResult = ReturnType<typeof parseVariationsBatchResult>;
