import { act } from '@testing-library/react';

/**
 * Advances fake timers in steps of 100 ms until `condition` is true. Mocked responses need real event loop turns in
 * between, so a single large step could skip timers that are not set yet.
 */
export async function advanceTimersUntil(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(100);
      await new Promise((turn) => setImmediate(turn));
    });
  }
}
