import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { PARSED_HANDLERS, storyPath, provideComponentSessions } from './support/components';
import type { Page } from '@playwright/test';
import type { SessionOptions } from './support/user-sessions';

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit: (event: string, payload: unknown) => void;
      on: (event: string, listener: (payload: { storyId: string; status: string }) => void) => void;
    };
  }
}

const DESKTOP = { width: 1360, height: 900 };
const PHONE = { width: 320, height: 900 };

const openSession = provideComponentSessions();

for (const [name, globals, options, tag] of [
  // The others show the same stories.
  ['in light on a desktop', '', { viewport: DESKTOP }, ['@slow']],
  ['in dark right-to-left at 320 pixels', 'colorScheme:dark;direction:rtl', { viewport: PHONE }, ['@dark']],
  ['in forced colors and compact', 'density:compact', { viewport: DESKTOP, forcedColors: 'active' }, []],
] as const satisfies readonly (readonly [string, string, SessionOptions, readonly string[]])[]) {
  test(`every component is accessible and fits ${name}`, { tag: [...tag] }, async () => {
    const session = await openSession(options);
    const { page } = session;
    // Closing a story also removes its focused element.
    session.allowConsoleMessage(/^error: The focus was lost/);
    session.allowConsoleMessage(PARSED_HANDLERS);
    const [first = '', ...others] = readStoryIds();
    await session.open(storyPath(first, globals));
    await expect(page.locator('body.sb-show-main')).toBeVisible();
    for (const id of [...others, first]) {
      expect.soft(await show(page, id), id).toBe('success');
      expect.soft(await session.accessibilityViolations(), id).toEqual([]);
      expect.soft(await overflow(page), id).toBe(0);
    }
  });
}

function readStoryIds(): string[] {
  const { entries }: { entries: Record<string, unknown> } = JSON.parse(
    readFileSync('dist/storybook-test/index.json', 'utf8'),
  );
  return Object.keys(entries);
}

/** Switches stories without reloading the page, like Storybook itself, and waits until the play function has ended. */
const show = (page: Page, storyId: string) =>
  page.evaluate(
    (id) =>
      new Promise<string>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        channel.on('storyFinished', ({ storyId: finished, status }) => {
          if (finished === id) resolve(status);
        });
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
