import { lazy, type ComponentType, type FunctionComponent } from 'react';

/** A chunk failed to load: the network failed, or an update removed the file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly chunk: string;
  /** `missing`: the server responded without the file; `error`: there was no response. */
  readonly type: string;
  readonly url: string;
  /** Distinguishes style sheets from scripts. */
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';
  /** Called by the error boundary that caught it, so that the next render loads the chunk again. */
  readonly retry: () => void;

  constructor(chunk: string, cause: ChunkFailure, retry: () => void = () => {}) {
    const code = cause.code === CSS_CHUNK_ERROR ? CSS_CHUNK_ERROR : 'CHUNK_LOAD_FAILED';
    const type = cause.type ?? 'error';
    const url = cause.request ?? '';
    const kind = code === CSS_CHUNK_ERROR ? 'CSS chunk' : 'chunk';
    super(`Loading ${kind} ${chunk} failed. (${type}: ${url})`, { cause });
    this.chunk = chunk;
    this.type = type;
    this.url = url;
    this.code = code;
    this.retry = retry;
  }
}

const CSS_CHUNK_ERROR = 'CSS_CHUNK_LOAD_FAILED';

/** The error of the bundler's loaders, for scripts and style sheets. */
interface ChunkFailure extends Error {
  code?: string;
  type?: string;
  request?: string;
}

const isChunkFailure = (error: unknown): error is ChunkFailure =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || Reflect.get(error, 'code') === CSS_CHUNK_ERROR);

/** Milliseconds for script, style sheet and retry together; source: product specification, section 9. */
const LOAD_TIMEOUT_MS = 120_000;

/**
 * A component in its own chunk, loaded when first rendered. A failed load is retried once; then, or after two minutes
 * in total, the component throws a `ChunkLoadError` to the error boundary above it, and is loaded again when that
 * re-renders it.
 */
export function lazyScreen<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
): FunctionComponent<P> {
  const create = () => {
    // React caches the failure of a lazy component permanently.
    const retry = () => {
      if (Screen === created) Screen = create();
    };
    const created = lazy(async () => ({ default: await loadWithTimeout(chunk, load, retry) }));
    return created;
  };
  let Screen = create();
  return function LazyScreen(props) {
    return <Screen {...props} />;
  };
}

function loadWithTimeout<T>(chunk: string, load: () => Promise<T>, retry: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let lastFailure: ChunkFailure = new Error('No answer in time.');
    const loading = loadWithRetry(load, (failure) => (lastFailure = failure));
    // Starts after the loader's own timer of the same length, whose error is more specific.
    const timer = setTimeout(() => reject(new ChunkLoadError(chunk, lastFailure, retry)), LOAD_TIMEOUT_MS);
    loading
      .then(resolve, (error: unknown) =>
        reject(isChunkFailure(error) ? new ChunkLoadError(chunk, error, retry) : error),
      )
      .finally(() => clearTimeout(timer));
  });
}

async function loadWithRetry<T>(
  load: () => Promise<T>,
  onFailure: (failure: ChunkFailure) => void,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // A module that loaded and threw would only throw again.
    if (!isChunkFailure(error)) throw error;
    onFailure(error);
  }
  return load();
}
