import type { Page } from '@playwright/test';
import { PRACTICES, type Practice, type Step } from '../../packages/ui/src/practices/practices';
import { expect, test } from './fixtures';
import { provideComponentSessions } from './support/components';

const openSession = provideComponentSessions();

/** A window of 1280 by 1024 at a zoom of 400%. */
const ZOOMED = { width: 320, height: 256 };

for (const [index, practice] of PRACTICES.entries()) {
  test(`${practice.widget}: ${practice.requirement}`, async () => {
    expect(await tryOut(practice, index)).toEqual([]);
  });
}

async function tryOut(
  { widget, steps, isRightToLeft, isZoomed }: Practice,
  index: number,
): Promise<string[]> {
  const session = await openSession({
    viewport: isZoomed ? ZOOMED : { width: 1280, height: 800 },
    hasTouch: true,
  });
  const { page } = session;
  await session.open(`/practices?widget=${widget}&dir=${isRightToLeft ? 'rtl' : 'ltr'}`);
  await expect(page.getByRole('button', { name: 'After' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (const step of steps) await take(page, step);
  const read = () => page.evaluate((at) => window.failuresAt(at), index);
  // Opening and closing may take a moment.
  await expect
    .poll(read, { timeout: 2_000 })
    .toEqual([])
    .catch(() => undefined);
  const failures = await read();
  await session.context.close();
  return failures;
}

async function take(page: Page, step: Step): Promise<void> {
  // Each key waits until the previous one was handled.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const [way, name] = step.split(':');
  if (name === undefined) {
    await page.keyboard.press(step === ' ' ? 'Space' : step);
    return;
  }
  const handle = await page.waitForFunction((wanted) => window.findByName(wanted), name);
  const target = handle.asElement();
  if (way === 'point') await target?.hover();
  else if (way === 'tap') await target?.tap();
  else await target?.click();
}
