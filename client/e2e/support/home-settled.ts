import type { Page } from 'playwright-core';
import { eventually } from './eventually';

/** Waits until everything on the home screen is there that loads by itself. */
export async function homeSettled(page: Page): Promise<void> {
  await page.getByRole('region', { name: /^Inbox/ }).waitFor();
  await eventually(async () => expect(await page.locator('[aria-busy="true"]').count()).toBe(0));
}
