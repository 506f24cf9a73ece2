import { setTimeout as pause } from 'node:timers/promises';

const LIMIT = 10_000; // milliseconds
const PAUSE = 50;

/** Retries an assertion until it passes; after `limit` milliseconds it throws the assertion's own error. */
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
