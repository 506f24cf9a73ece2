import { act } from '@testing-library/react';

/**
 * Lets a fake clock run on until something is so. Answers of the server need real turns in between, so a clock that
 * only jumps may pass a timer by that is not set yet.
 */
export async function runUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(100);
      await new Promise((turn) => setImmediate(turn));
    });
  }
}
