import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Waits until everything on the home screen has loaded. */
export async function waitForHome(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: /^Inbox/ })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
