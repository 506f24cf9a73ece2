/** Mouse and keyboard input without Playwright's locators, whose event listeners would count as work of the page. */
import type { Page } from '@playwright/test';
import { delay } from '../harness';

export interface Target {
  readonly selector: string;
  /** Text or accessible name. */
  readonly name?: string;
  /** Index among several matches; 0 by default. */
  readonly at?: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const WAIT_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 50;

/** Waits for an element and returns its center. */
export async function waitFor(page: Page, target: Target): Promise<Point> {
  const end = Date.now() + WAIT_TIMEOUT_MS;
  for (;;) {
    const place = await find(page, target);
    if (place) return place;
    if (Date.now() > end) throw new Error(`Timed out waiting for ${JSON.stringify(target)}.`);
    await delay(POLL_INTERVAL_MS);
  }
}

export const exists = async (page: Page, target: Target): Promise<boolean> =>
  (await find(page, target)) !== undefined;

/** Scrolls to an element and moves the pointer over it; returns a function that clicks. */
export async function preparePress(page: Page, target: Target): Promise<() => Promise<void>> {
  const { x, y } = await waitFor(page, target);
  await page.mouse.move(x, y);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}

export async function press(page: Page, target: Target): Promise<void> {
  const now = await preparePress(page, target);
  await now();
}

/** Replaces the value of a field. */
export async function type(page: Page, target: Target, text: string): Promise<void> {
  await press(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Scrolls to an element, if it exists, and returns its center. */
function find(page: Page, target: Target): Promise<Point | undefined> {
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
    // Only in Chromium. Doesn't scroll if the element is visible.
    (element as Element & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded();
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, target);
}
