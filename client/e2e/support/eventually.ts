import { setTimeout as pause } from 'node:timers/promises';

const LIMIT = 10_000; // milliseconds
const PAUSE = 50;

/** Repeats an assertion until it holds; after `limit` milliseconds its own failure is thrown. */
export async function eventually(assertion: () => Promise<void>, limit = LIMIT): Promise<void> {
  const end = Date.now() + limit;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(PAUSE);
  }
}
