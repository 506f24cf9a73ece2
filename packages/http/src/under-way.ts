const underWay = new Set<Promise<unknown>>();

/** Notes a read until it has ended, however it ends. */
export function noteRead<T>(read: Promise<T>): Promise<T> {
  underWay.add(read);
  return read.finally(() => underWay.delete(read));
}

/** Whether somebody waits for something to be read, attempts after failed ones included. */
export const isReading = (): boolean => underWay.size > 0;
