import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { PARSED_HANDLERS, storyPath, provideComponentSessions } from './support/components';

const openSession = provideComponentSessions();

const NAME = 'Description';

async function open(story: 'empty' | 'legacy-html') {
  const session = await openSession();
  await session.open(storyPath(`richtext--${story}`));
  const { page } = session;
  const text = page.getByRole('textbox', { name: NAME, exact: true });
  await expect(text).toBeVisible();
  return { session, page, text, html: () => readHtml(page) };
}

/** The value of a field, read in its HTML view. */
async function readHtml(page: Page): Promise<string> {
  const toggle = page.getByRole('button', { name: `${NAME} as HTML` });
  await toggle.click();
  const html = await page.getByRole('textbox', { name: NAME, exact: true }).inputValue();
  await toggle.click();
  await expect(page.getByRole('textbox', { name: NAME, exact: true })).toBeVisible();
  return html;
}

/** Dispatches a paste event as a browser does. */
const paste = (text: Locator, html: string, plain: string) =>
  text.evaluate(
    (element, [asHtml, asText]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', asHtml);
      clipboardData.setData('text/plain', asText);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, plain] as const,
  );

test('formats text with the keyboard under a policy that requires Trusted Types', async () => {
  const { page, text, html } = await open('empty');

  await text.focus();
  await page.keyboard.type('Strong ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('mug <3');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('End');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('of it');

  expect(await html()).toBe(
    '<p>Strong <strong>mug &lt;3</strong></p>\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n<p>End<br>of it</p>',
  );
});

test('typing leaves the surrounding HTML unchanged', async () => {
  const { page, text, html } = await open('legacy-html');
  const before = await html();

  await text.getByText('Made in').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');

  expect(await html()).toBe(before.replace('<em>Bristol</em>', '<em>Bristol!</em>'));
});

test('opens an HTML block with the keyboard and edits it', async () => {
  const { page, text, html } = await open('legacy-html');
  const before = await html();

  await text.getByText('Made in').click();
  await page.keyboard.press('End');
  // A browser reports a moved caret in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit HTML' });
  await dialog.getByRole('textbox', { name: 'HTML' }).fill('<table><tr><td>12 cm</td></tr></table>');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  const changed = before.replace(/<table[^]*table>/, '<table><tr><td>12 cm</td></tr></table>');
  expect(await html()).toBe(changed);
});

test('pasting keeps only text and the formatting that the toolbar supports', async () => {
  const { session, text, html } = await open('empty');
  session.allowConsoleMessage(PARSED_HANDLERS);
  await text.focus();

  await paste(
    text,
    '<meta charset="utf-8"><h2 style="color:red" onclick="x()">Title</h2><p>Go <a href="javascript:x()">here</a> ' +
      'or <a href="https://store.example/" class="a">there</a><img src="x"><script>x()</script></p>',
    'Title Go here or there',
  );

  await expect
    .poll(() => html())
    .toBe('<h2>Title</h2>\n<p>Go here or <a href="https://store.example/">there</a></p>');
});

test('copying and pasting keeps HTML that the editor cannot show', async () => {
  const { page, text, html } = await open('legacy-html');
  const before = await html();

  await text.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');

  await expect.poll(async () => (await html()).trim()).toBe(before.trim());
});
