const pendingReads = new Set<Promise<unknown>>();

/** Tracks a read until it settles. */
export function trackRead<T>(read: Promise<T>): Promise<T> {
  pendingReads.add(read);
  return read.finally(() => pendingReads.delete(read));
}

/** Whether any read is pending, retries included. */
export const hasPendingReads = (): boolean => pendingReads.size > 0;
