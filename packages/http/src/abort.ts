/** Settles with `promise`, or rejects with the signal's reason when it is aborted. */
export function withAbortSignal<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** A signal that is aborted when all `signals` are, and a function that removes the listeners. */
export function abortWhenAllAborted(
  signals: readonly AbortSignal[],
): [signal: AbortSignal, release: () => void] {
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
