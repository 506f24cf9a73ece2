import type { Failure } from '@admin/http';

/** A file of the host's media library. */
export interface MediaItem {
  readonly id: number;
  readonly url: string;
  /** Its title, as plain text. */
  readonly name: string;
  readonly alt: string;
  /** A smaller picture of it, where there is one; its own address otherwise. */
  readonly thumbnail: string;
}

/** A file on its way into the library. */
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
