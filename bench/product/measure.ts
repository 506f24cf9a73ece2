/**
 * Measures the form of a product with 5,000 variations at a CPU slowdown of 4×:
 *
 *   npm run bench -- product
 *
 * Prints the longest main-thread task of each step beside its limit, measured like `bench/screens`.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { trace, observeNetwork } from '../screens/trace';
import type { Work } from '../screens/trace';
import { logIn, median, printResult, startServer } from '../harness';
import { seedProduct, VARIATIONS } from './large-product';

/** Limit of one task at this slowdown. */
const LONG_TASK_LIMIT_MS = 100;
const SLOWDOWN = 4;
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
    const product = seedProduct(file);
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
      if (tab === 'variations') await waitForAllVariations();
    };
  };
  print('open the form', await measureStep(open('general')));
  print(
    `open ${VARIATIONS.toLocaleString('en')} variations, all loaded`,
    await measureStep(open('variations')),
  );
  print('type a price in the table', await measureStep(typePrice));
  print('filter by attribute', await measureStep(filter));
  print('prepare a bulk edit of 1,000', await measureStep(prepareBulkEdit));
  print('apply a bulk edit to 1,000', await measureStep(applyBulkEdit));
  print('undo the bulk edit', await measureStep(undoBulkEdit));
  await page.getByRole('tab', { name: 'General' }).click();
  print('type in a field', await measureStep(typeName));
}

const waitForAllVariations = () =>
  page.getByText(/combinations of options have a variation/).waitFor({ timeout: 120_000 });

/** Prepares a step and returns the action to trace. */
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

/** Filters all variations to the 1,000 of one color. */
const filter: Step = async () => {
  const colors = page.getByRole('group', { name: 'Filter variations' }).getByRole('combobox').first();
  await colors.selectOption('');
  return async () => void (await colors.selectOption('Color 1'));
};

const prepareBulkEdit: Step = async () => {
  await closePanel();
  await page.getByRole('button', { name: 'Change 1,000 variations' }).click();
  await page.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Increase by percent' });
  await page.getByRole('textbox', { name: 'Percent' }).focus();
  return () => type('10');
};

const applyBulkEdit: Step = async () => {
  await (
    await prepareBulkEdit()
  )();
  const button = page.getByRole('button', { name: 'Apply' });
  return () => button.click();
};

const undoBulkEdit: Step = async () => {
  await (
    await applyBulkEdit()
  )();
  return () => page.getByRole('button', { name: /^Undo/ }).click();
};

async function closePanel(): Promise<void> {
  const cancel = page.getByRole('form', { name: /^Change/ }).getByRole('button', { name: 'Cancel' });
  if (await cancel.count()) await cancel.click();
}

/** Traces a step several times; the first round is a warm-up. */
async function measureStep(prepare: Step): Promise<Work[]> {
  const found: Work[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const waitForIdle = observeNetwork(page);
    const action = await prepare();
    await waitForIdle();
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const work = await trace(browser, page, action);
    if (round > 0) found.push(work);
  }
  return found;
}

const print = (name: string, works: readonly Work[]) =>
  printResult(
    name,
    [[median(works.map(({ longest }) => longest)), LONG_TASK_LIMIT_MS]],
    `total ${median(works.map(({ total }) => total)).toFixed(0)}`,
  );
