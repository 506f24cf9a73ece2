import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of the dashboard that could not be fetched: the network failed, or an update took the file away. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly chunk: string;
  /** `missing`: the answer was no such file; `error`: there was no answer. */
  readonly type: string;
  readonly url: string;
  /** Style sheets are told apart from scripts. */
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';

  constructor(chunk: string, cause: ChunkFailure) {
    const code = cause.code === STYLE_FAILURE ? STYLE_FAILURE : 'CHUNK_LOAD_FAILED';
    const type = cause.type ?? 'error';
    const url = cause.request ?? '';
    const kind = code === STYLE_FAILURE ? 'CSS chunk' : 'chunk';
    super(`Loading ${kind} ${chunk} failed. (${type}: ${url})`, { cause });
    this.chunk = chunk;
    this.type = type;
    this.url = url;
    this.code = code;
  }
}

const STYLE_FAILURE = 'CSS_CHUNK_LOAD_FAILED';

/** What the bundler's loaders throw, for scripts and for style sheets. */
interface ChunkFailure extends Error {
  code?: string;
  type?: string;
  request?: string;
}

const isChunkFailure = (error: unknown): error is ChunkFailure =>
  error instanceof Error && (error.name === 'ChunkLoadError' || Reflect.get(error, 'code') === STYLE_FAILURE);

/**
 * A component in a chunk of its own, fetched when it is first shown. A fetch that fails is tried once more;
 * then the component throws a `ChunkLoadError` into the error boundary above it.
 */
export function lazyScreen<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await loadTwice(chunk, load) }));
}

async function loadTwice<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // A module that was fetched and threw would only throw again.
    if (!isChunkFailure(error)) throw error;
  }
  try {
    return await load();
  } catch (error) {
    throw isChunkFailure(error) ? new ChunkLoadError(chunk, error) : error;
  }
}
