import type { Operation } from './define-store';

/** The operation, which a signal of the browser's kind cancels. */
export function untilAborted<R>(operation: Operation<R>, signal: AbortSignal): Promise<R> {
  const cancel = () => operation.cancel();
  signal.addEventListener('abort', cancel);
  return operation.finally(() => signal.removeEventListener('abort', cancel));
}
