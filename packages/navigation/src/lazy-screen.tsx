import { lazy, type ComponentType, type FunctionComponent } from 'react';

/** A part of the dashboard that could not be fetched: the network failed, or an update took the file away. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly chunk: string;
  /** `missing`: the answer was no such file; `error`: there was no answer. */
  readonly type: string;
  readonly url: string;
  /** Style sheets are told apart from scripts. */
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';
  /** Called by the error boundary that caught it: what renders the part from then on fetches it again. */
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

/** What the bundler's loaders throw, for scripts and for style sheets. */
interface ChunkFailure extends Error {
  code?: string;
  type?: string;
  request?: string;
}

const isChunkFailure = (error: unknown): error is ChunkFailure =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || Reflect.get(error, 'code') === CSS_CHUNK_ERROR);

/** Milliseconds for script, style sheet and second try together; source: product specification, section 9. */
const LOAD_TIMEOUT_MS = 120_000;

/**
 * A component in a chunk of its own, fetched when it is first shown. A fetch that fails is tried once more;
 * then, or after two minutes in all, the component throws a `ChunkLoadError` into the error boundary above it, and is
 * fetched again when that renders it again.
 */
export function lazyScreen<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
): FunctionComponent<P> {
  const create = () => {
    // React keeps the failure of a lazy component for good.
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
    // Begins after the loader's own timer of the same length, whose failure says more.
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
    // A module that was fetched and threw would only throw again.
    if (!isChunkFailure(error)) throw error;
    onFailure(error);
  }
  return load();
}
