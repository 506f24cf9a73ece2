/**
 * Finding, pressing and typing by nothing but the browser's own means. What a test tool puts into a page to find things there
 * hears every event of the pointer from then on, and that would count as work of the page.
 */
import type { Page } from '@playwright/test';
import { pause } from '../stage';

export interface Target {
  readonly selector: string;
  /** What it says, or how it is called; left out where the selector says enough. */
  readonly name?: string;
  /** Which of several; the first when left out. */
  readonly at?: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds. */
const WAIT_TIMEOUT_MS = 20_000;
const STEP = 50;

/** Waits until something is in the page, and gives back its middle. */
export async function waitFor(page: Page, target: Target): Promise<Place> {
  const end = Date.now() + WAIT_TIMEOUT_MS;
  for (;;) {
    const place = await find(page, target);
    if (place) return place;
    if (Date.now() > end) throw new Error(`${JSON.stringify(target)} did not come.`);
    await pause(STEP);
  }
}

export const isThere = async (page: Page, target: Target): Promise<boolean> =>
  (await find(page, target)) !== undefined;

/** Brings something into sight and the pointer over it; gives back what presses it. */
export async function aim(page: Page, target: Target): Promise<() => Promise<void>> {
  const { x, y } = await waitFor(page, target);
  await page.mouse.move(x, y);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}

export async function press(page: Page, target: Target): Promise<void> {
  const now = await aim(page, target);
  await now();
}

/** Puts a text in the place of what a field holds. */
export async function type(page: Page, target: Target, text: string): Promise<void> {
  await press(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** The middle of something, which is scrolled into sight where it is not. */
function find(page: Page, target: Target): Promise<Place | undefined> {
  return page.evaluate(({ selector, name, at = 0 }) => {
    const called = (element: Element) =>
      [
        element.textContent,
        element.getAttribute('aria-label'),
        ...(element instanceof HTMLInputElement
          ? Array.from(element.labels ?? [], (label) => label.textContent)
          : []),
      ].some((text) => text?.trim() === name);
    const all = Array.from(document.querySelectorAll(selector));
    const element = (name === undefined ? all : all.filter(called))[at];
    if (!element) return undefined;
    // Chromium's own, which leaves alone what is in sight.
    (element as Element & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded();
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, target);
}
