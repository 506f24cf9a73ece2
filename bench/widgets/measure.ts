/**
 * Our widgets beside those of `@ariakit/react`, held against the table of `packages/ui/src/practices` in a real browser:
 * `node --require ./packages/embedded-store/src/testing/typescript.cjs bench/widgets/measure.ts`. `CHROMIUM` names the
 * browser. Printed are, for each widget, how much of the table holds, what its scripts weigh and the lines that are ours.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import webpack, { type Configuration } from 'webpack';
import { PRACTICES } from '../../packages/ui/src/practices/practices';
import type { Practice, Step, Widget } from '../../packages/ui/src/practices/practices';

const ROOT = resolve(__dirname, '../..');
const OUTPUT = join(ROOT, 'dist/bench-widgets');
const UI = join(ROOT, 'packages/ui/src');
const CONTENDERS = ['ours', 'library'] as const;
type Contender = (typeof CONTENDERS)[number];

/** What each widget is made of, apart from buttons, fields and icons, which are there anyway. */
const FILES: Readonly<Record<Widget, readonly string[]>> = {
  menu: ['menu/menu.tsx'],
  select: ['fields/select.tsx'],
  combobox: ['select/searchable-select.tsx', 'select/use-combobox.ts', 'select/combobox-list.tsx'],
  dialog: ['modal/modal.tsx'],
  tooltip: ['tooltip/tooltip.tsx'],
  popup: ['use-popup', 'place', 'use-dismiss', 'use-page-motion', 'show-in-top-layer'].map(
    (name) => `popup/${name}.ts`,
  ),
};
const EXPORTS: Readonly<Record<Widget, readonly [ours: readonly string[], library: readonly string[]]>> = {
  menu: [
    ['Menu'],
    ['Menu', 'MenuButton', 'MenuItem', 'MenuItemRadio', 'MenuGroup', 'MenuGroupLabel', 'MenuProvider'],
  ],
  select: [['Select'], ['Select', 'SelectItem', 'SelectLabel', 'SelectPopover', 'SelectProvider']],
  combobox: [
    ['SearchableSelect'],
    ['Combobox', 'ComboboxItem', 'ComboboxLabel', 'ComboboxPopover', 'ComboboxProvider'],
  ],
  dialog: [['Modal'], ['Dialog', 'DialogDismiss', 'DialogHeading', 'useDialogStore']],
  tooltip: [['Tooltip'], ['Tooltip', 'TooltipAnchor', 'TooltipProvider']],
  popup: [
    ['usePopup', 'useDismiss'],
    ['Popover', 'PopoverDisclosure', 'PopoverDismiss', 'PopoverProvider'],
  ],
};
const WIDGETS = Object.keys(FILES) as Widget[];

/** How long something may take to be there, and to be reached. */
const WAIT_OPTIONS = { timeout: 3_000 };

/** A window of 1280 by 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };

void main();

async function main(): Promise<void> {
  await build();
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const widget of WIDGETS) {
      console.log(`\n${widget}`);
      for (const by of CONTENDERS) await report(browser, by, widget);
    }
    console.log(`\nall of them: ${CONTENDERS.map((by) => `${by} ${weigh(`all-${by}`)} kB`).join(', ')}`);
  } finally {
    await browser.close();
    rmSync(OUTPUT, { recursive: true });
  }
}

async function report(browser: Browser, by: Contender, widget: Widget): Promise<void> {
  const misses: string[] = [];
  const practices = PRACTICES.map((practice, index) => ({ ...practice, index })).filter(
    (practice) => practice.widget === widget,
  );
  for (const { index, ...practice } of practices) {
    const { steps, asks, isOptional } = practice;
    const failures = await inPage(browser, by, practice, async (page) => {
      for (const step of steps) {
        if (!(await take(page, step))) return [`nothing to ${step}`];
      }
      return settled(page, index);
    });
    if (failures.length > 0) misses.push(`${asks}${isOptional ? ' (optional)' : ''}: ${failures.join(', ')}`);
  }
  const holds = practices.length - misses.length;
  const lines = by === 'ours' ? count(FILES[widget].map((file) => join(UI, file))) : countStage(widget);
  console.log(
    `  ${by.padEnd(8)} ${holds} of ${practices.length} hold, ${weigh(`${widget}-${by}`)} kB gzip, ${lines} lines`,
  );
  for (const miss of misses) console.log(`           ${miss}`);
}

async function inPage<R>(
  browser: Browser,
  by: Contender,
  { widget, isRightToLeft, isZoomed }: Practice,
  work: (page: Page) => Promise<R>,
): Promise<R> {
  const viewport = isZoomed ? ZOOMED : { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, hasTouch: true });
  try {
    const page = await context.newPage();
    const query = new URLSearchParams({ by, widget, dir: isRightToLeft ? 'rtl' : 'ltr' });
    await page.goto(`${pathToFileURL(join(OUTPUT, 'page.html')).href}?${query.toString()}`);
    await page.getByRole('button', { name: 'After' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Takes a step; answers whether there was what it is about. */
async function take(page: Page, step: Step): Promise<boolean> {
  const [way, name] = step.split(':');
  // A key that comes before the last one was answered says nothing about either.
  await page.waitForTimeout(50);
  if (name === undefined) {
    await page.keyboard.press(step === ' ' ? 'Space' : step);
    return true;
  }
  try {
    // A tooltip takes a moment to show.
    const handle = await page.waitForFunction((wanted) => window.find(wanted), name, WAIT_OPTIONS);
    const target = handle.asElement();
    if (!target) return false;
    if (way === 'point') await target.hover(WAIT_OPTIONS);
    else await (way === 'tap' ? target.tap(WAIT_OPTIONS) : target.click(WAIT_OPTIONS));
    return true;
  } catch {
    return false;
  }
}

/** What does not hold once everything has come to rest. */
async function settled(page: Page, index: number): Promise<string[]> {
  for (let patience = 10; ; patience -= 1) {
    const failures = await page.evaluate((at) => window.failuresAt(at), index);
    if (failures.length === 0 || patience === 0) return failures;
    await page.waitForTimeout(100);
  }
}

const count = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

/** Of the library only what we write ourselves. */
function countStage(widget: Widget): number {
  const text = readFileSync(join(__dirname, 'library.tsx'), 'utf8');
  const start = text.indexOf(`export function Library${widget.charAt(0).toUpperCase()}${widget.slice(1)}`);
  return text.slice(start, text.indexOf('\n}\n', start) + 2).split('\n').length;
}

const weigh = (name: string): string =>
  (gzipSync(readFileSync(join(OUTPUT, `${name}.js`)), { level: 9 }).length / 1000).toFixed(1);

/** The page, and for each contender and widget a script that holds nothing else. */
async function build(): Promise<void> {
  // oxlint-disable-next-line typescript/no-require-imports -- the build's own settings, which are no module of types
  const { gallery } = require('../../webpack.config.js') as {
    gallery: (production: boolean) => Configuration;
  };
  const config = gallery(true);
  const shared = { ...config, output: { ...config.output, path: OUTPUT, clean: false } };
  await run({ ...shared, entry: { page: join(__dirname, 'page.tsx') } });
  await run({
    ...shared,
    externals: { react: 'var React', 'react-dom': 'var ReactDOM', '@wordpress/i18n': 'var i18n' },
    entry: {
      ...Object.fromEntries(
        CONTENDERS.flatMap((by) => WIDGETS.map((widget) => [`${widget}-${by}`, entryOf(by, [widget])])),
      ),
      ...Object.fromEntries(CONTENDERS.map((by) => [`all-${by}`, entryOf(by, WIDGETS)])),
    },
  });
  writeFileSync(
    join(OUTPUT, 'page.html'),
    '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="page.css"><body><script src="page.js"></script>',
  );
}

function entryOf(by: Contender, widgets: readonly Widget[]): string {
  const names = widgets.flatMap((widget) => EXPORTS[widget][by === 'ours' ? 0 : 1]);
  const from = by === 'ours' ? join(UI, 'index.ts') : '@ariakit/react';
  const text = `import { ${names.join(', ')} } from ${JSON.stringify(from)}; globalThis.kept = [${names.join(', ')}];`;
  return `data:text/javascript,${encodeURIComponent(text)}`;
}

function run(config: Configuration): Promise<void> {
  return new Promise((done, fail) => {
    webpack(config, (error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });
}
