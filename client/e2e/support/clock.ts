import type { Page } from '@playwright/test';

/** Milliseconds; longer than a request with all its tries may take, and than the fetching of a screen. */
export const LONG_TIMEOUT_MS = 150_000;
const STEP = 5_000;

/** Lets the page's own clock run on in steps until something is so, since real waiting would take minutes. */
export async function runClockUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; passed < LONG_TIMEOUT_MS; passed += STEP) {
    if (await isSo()) return;
    // Requests that are in progress need the real network in between.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await page.clock.runFor(STEP);
  }
  throw new Error(`Not so after ${LONG_TIMEOUT_MS} ms of the page's clock.`);
}
