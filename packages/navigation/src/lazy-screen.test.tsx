import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { ChunkLoadError, lazyScreen } from './index';

class Boundary extends Component<{ children: ReactNode; onError: (error: unknown) => void }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? <p>Failed</p> : this.props.children;
  }
}

/** An error as the bundler's loader throws it. */
function chunkFailure(properties: { type: string; code?: string }): Error {
  const error = new Error('Loading chunk 12 failed.');
  error.name = 'ChunkLoadError';
  return Object.assign(error, { request: 'https://shop.example/home.js' }, properties);
}

function show(load: () => Promise<() => ReactNode>) {
  const Screen = lazyScreen('home', load);
  const onError = jest.fn();
  const ui = (
    <Boundary onError={onError}>
      <Suspense fallback={<p>Loading</p>}>
        <Screen />
      </Suspense>
    </Boundary>
  );
  // React reports what a boundary caught. The tests check the boundary's listener instead.
  render(ui, { onCaughtError: () => {} });
  return onError;
}

test('loads a chunk again after one failure', async () => {
  const load = jest
    .fn<Promise<() => ReactNode>, []>()
    .mockRejectedValueOnce(chunkFailure({ type: 'missing' }))
    .mockResolvedValueOnce(() => <p>Home screen</p>);
  show(load);

  expect(await screen.findByText('Home screen')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['missing script', { type: 'missing' }, 'chunk', 'missing', 'CHUNK_LOAD_FAILED'],
  ['unreachable script', { type: 'error' }, 'chunk', 'error', 'CHUNK_LOAD_FAILED'],
  [
    'style sheet',
    { type: 'error', code: 'CSS_CHUNK_LOAD_FAILED' },
    'CSS chunk',
    'error',
    'CSS_CHUNK_LOAD_FAILED',
  ],
])('names a %s that fails twice', async (_, properties, kind, type, code) => {
  const load = jest.fn(() => Promise.reject(chunkFailure(properties)));
  const onError = show(load);

  expect(await screen.findByText('Failed')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  const error: unknown = onError.mock.calls[0]?.[0];
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({
    name: 'ChunkLoadError',
    message: `Loading ${kind} home failed. (${type}: https://shop.example/home.js)`,
    chunk: 'home',
    url: 'https://shop.example/home.js',
    type,
    code,
  });
});

describe('a chunk that never loads', () => {
  const MINUTE = 60_000;
  const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('fails after two minutes', async () => {
    const onError = show(() => new Promise(() => {}));

    await pass(2 * MINUTE - 1);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    await pass(1);

    expect(screen.getByText('Failed')).toBeInTheDocument();
    expect(onError.mock.calls[0]?.[0]).toMatchObject({
      name: 'ChunkLoadError',
      chunk: 'home',
      type: 'error',
    });
  });

  test('fails after two minutes with its name when the bundler times out then', async () => {
    const failure = chunkFailure({ type: 'error', code: 'CSS_CHUNK_LOAD_FAILED' });
    const onError = show(
      () => new Promise((_, reject) => void setTimeout(() => reject(failure), 2 * MINUTE)),
    );

    await pass(2 * MINUTE);

    expect(screen.getByText('Failed')).toBeInTheDocument();
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' });
  });

  test('fails after two minutes in total, even on the second attempt', async () => {
    const load = jest
      .fn<Promise<() => ReactNode>, []>()
      .mockImplementationOnce(
        () =>
          new Promise((_, reject) => void setTimeout(() => reject(chunkFailure({ type: 'error' })), MINUTE)),
      )
      .mockReturnValueOnce(new Promise(() => {}));
    show(load);

    await pass(2 * MINUTE - 1);
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    await pass(1);

    expect(screen.getByText('Failed')).toBeInTheDocument();
  });
});

test('does not reload a screen whose own code throws', async () => {
  const mistake = new TypeError('x is not a function');
  const load = jest.fn(() => Promise.reject(mistake));
  const onError = show(load);

  expect(await screen.findByText('Failed')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  expect(onError.mock.calls[0]?.[0]).toBe(mistake);
});
