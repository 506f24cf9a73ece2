/**
 * What the form of a product with 5,000 variations costs the browser, on a processor slowed down to a quarter:
 * `node --require ./packages/embedded-store/src/testing/typescript.cjs bench/product/measure.ts`, after `npm run build`.
 * `CHROMIUM` names the browser.
 *
 * Counted is what `bench/screens` counts: the time for which the processor worked on tasks of the page's main thread. Of
 * each step the longest task stands beside the longest pause that an owner may meet.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { trace, watchQuiet } from '../screens/trace';
import type { Work } from '../screens/trace';
import { logIn, median, printLine, startServer } from '../stage';
import { fillProduct, VARIATIONS } from './large-product';

/** Milliseconds of one task at a quarter of the processor. */
const LONGEST_PAUSE = 100;
const QUARTER = 4;
const ROUNDS = 3;

let browser: Browser;
let page: Page;
let session: CDPSession;

void main();

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'product-bench-'));
  const file = join(folder, 'shop.db');
  const programs: ChildProcess[] = [];
  browser = await chromium.launch({
    ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const product = fillProduct(file);
    const origin = await startServer(programs, ['dist/server/main.cjs'], { STORE_FILE: file });
    page = await (await browser.newContext({ viewport: { width: 1360, height: 900 } })).newPage();
    session = await page.context().newCDPSession(page);
    await logIn(page, origin);
    await measure(
      `${origin}/wp-admin/admin.php?page=wc-admin&path=${encodeURIComponent(`/product/${product}`)}`,
    );
  } finally {
    await browser.close();
    for (const program of programs) program.kill();
    rmSync(folder, { recursive: true });
  }
}

async function measure(address: string): Promise<void> {
  const open = (tab: string) => async () => {
    await page.goto('about:blank');
    return async () => {
      await page.goto(`${address}&tab=${tab}`);
      await page.getByRole('tab', { selected: true }).waitFor();
      if (tab === 'variations') await allRead();
    };
  };
  print('opening', await inRounds(open('general')));
  print(
    `opening ${VARIATIONS.toLocaleString('en')} variations, all read`,
    await inRounds(open('variations')),
  );
  print('typing a price in the table', await inRounds(typePrice));
  print('filtering by attribute', await inRounds(filter));
  print('planning a change of 1,000', await inRounds(plan));
  print('changing 1,000', await inRounds(apply));
  print('taking it back', await inRounds(undo));
  await page.getByRole('tab', { name: 'General' }).click();
  print('typing in a field', await inRounds(typeName));
}

const allRead = () =>
  page.getByText(/combinations of options have a variation/).waitFor({ timeout: 120_000 });

/** Prepares something to be traced. */
type Step = () => Promise<() => Promise<void>>;

const typePrice: Step = async () => {
  const field = page.getByRole('textbox', { name: /^List price of / }).first();
  await field.fill('');
  return () => type('12.34');
};

const typeName: Step = async () => {
  await page.getByRole('textbox', { name: /^Name/ }).focus();
  return () => type(' for cold evenings');
};

async function type(text: string): Promise<void> {
  for (const letter of text) await page.keyboard.press(letter === ' ' ? 'Space' : letter);
}

/** From all to those of one colour, which are a thousand. */
const filter: Step = async () => {
  const colours = page.getByRole('group', { name: 'Filter variations' }).getByRole('combobox').first();
  await colours.selectOption('');
  return async () => void (await colours.selectOption('Colour 1'));
};

const plan: Step = async () => {
  await closePanel();
  await page.getByRole('button', { name: 'Change 1,000 variations' }).click();
  await page.getByRole('combobox', { name: 'How' }).selectOption({ label: 'Increase by per cent' });
  await page.getByRole('textbox', { name: 'Per cent' }).focus();
  return () => type('10');
};

const apply: Step = async () => {
  await (
    await plan()
  )();
  const button = page.getByRole('button', { name: 'Apply' });
  return () => button.click();
};

const undo: Step = async () => {
  await (
    await apply()
  )();
  return () => page.getByRole('button', { name: /^Undo/ }).click();
};

async function closePanel(): Promise<void> {
  const cancel = page.getByRole('form', { name: /^Change/ }).getByRole('button', { name: 'Cancel' });
  if (await cancel.count()) await cancel.click();
}

/** Prepares and traces a step again and again; the first round only warms up. */
async function inRounds(prepare: Step): Promise<Work[]> {
  const found: Work[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const settled = watchQuiet(page);
    const action = await prepare();
    await settled();
    await session.send('Emulation.setCPUThrottlingRate', { rate: QUARTER });
    const work = await trace(browser, page, action);
    if (round > 0) found.push(work);
  }
  return found;
}

const print = (name: string, works: readonly Work[]) =>
  printLine(
    name,
    [[median(works.map(({ longest }) => longest)), LONGEST_PAUSE]],
    `in all ${median(works.map(({ total }) => total)).toFixed(0)}`,
  );
