import type { Failure } from '@admin/http';
import type * as v from 'valibot';
import type { MediaItemSchema } from './schemas';

export type MediaItem = Readonly<v.InferOutput<typeof MediaItemSchema>>;

/** A file that is being uploaded. */
export interface Upload {
  readonly id: string;
  /** Name of the requesting component, such as a list of images. */
  readonly group: string;
  readonly name: string;
  readonly status: 'waiting' | 'sending' | 'failed';
  /** Uploaded share, from 0 to 1. */
  readonly progress: number;
  /** Why the upload failed. */
  readonly failure?: Failure;
}
