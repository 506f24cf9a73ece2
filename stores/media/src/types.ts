import type { Failure } from '@admin/http';
import type * as v from 'valibot';
import type { MediaItemSchema } from './schemas';

export type MediaItem = Readonly<v.InferOutput<typeof MediaItemSchema>>;

/** A file in progress into the library. */
export interface Upload {
  readonly id: string;
  /** Whoever asked for it, such as a list of pictures. */
  readonly group: string;
  readonly name: string;
  readonly status: 'waiting' | 'sending' | 'failed';
  /** Share of it that is sent, from 0 to 1. */
  readonly progress: number;
  /** Why it is not there. */
  readonly failure?: Failure;
}
