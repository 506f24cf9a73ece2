/** The outcome of `promise`, or the signal's reason as soon as it aborts. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** A signal that aborts with the last of several, and the function which stops watching them. */
export function whenAllAborted(signals: readonly AbortSignal[]): [signal: AbortSignal, release: () => void] {
  const controller = new AbortController();
  const check = () => {
    if (signals.every(({ aborted }) => aborted)) controller.abort();
  };
  for (const signal of signals) signal.addEventListener('abort', check);
  const release = () => {
    for (const signal of signals) signal.removeEventListener('abort', check);
  };
  return [controller.signal, release];
}
