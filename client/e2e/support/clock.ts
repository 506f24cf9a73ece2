import type { Page } from '@playwright/test';

/** Milliseconds; longer than a request with all retries, and than loading a screen. */
export const LONG_TIMEOUT_MS = 150_000;
const STEP = 5_000;

/** Advances the page's fake clock in steps until a condition is met. */
export async function runClockUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; passed < LONG_TIMEOUT_MS; passed += STEP) {
    if (await isSo()) return;
    // Pending requests need the real network in between.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await page.clock.runFor(STEP);
  }
  throw new Error(`Not so after ${LONG_TIMEOUT_MS} ms of the page's clock.`);
}
