import { execFileSync } from 'node:child_process';
import { defineConfig, type Project } from '@playwright/test';

const {
  /** `embedded`, `wordpress` (new WordPress with a mock of WooCommerce) or `external` (existing site). */
  E2E_HOST = 'embedded',
  /** Folder of the site to copy; without it, tests are read-only. */
  SITE_DIR,
  /** WooCommerce version of that site. */
  SITE_WOOCOMMERCE = '',
} = process.env;

/** Found or installed once; workers inherit the path. */
process.env['CHROMIUM'] ||= execFileSync(process.execPath, ['scripts/chromium.mjs'], {
  cwd: __dirname,
  encoding: 'utf8',
}).trim();

/** Existing sites may be slow. */
const timeoutFactor = E2E_HOST === 'external' ? 4 : 1;

const inWordPress = (name: string) => `wordpress/${name}.spec.ts`;

/** Needs the real WooCommerce. */
const NEEDS_WOOCOMMERCE = ['imports', 'refunds', 'report-facts', 'settings-facts'].map(inWordPress);
/** All screens in a language with accents and longer messages, in brackets. */
const PSEUDO_LOCALE = 'e2e/pseudo-locale.spec.ts';
/** Read-only tests for any site. */
const READ_ONLY = ['pages', 'budgets'].map(inWordPress);
/** Tests for any site. */
const ANY_SITE = ['dashboard', 'hand-over', 'moving', 'owner'].map(inWordPress);
/** Before WooCommerce 8.0 the dashboard has the product form. */
const HAS_PRODUCT_FORM = Number.parseFloat(SITE_WOOCOMMERCE) < 8;

const HOSTS: Readonly<Record<string, Project[]>> = {
  embedded: [
    { name: 'embedded', testIgnore: ['wordpress/**', PSEUDO_LOCALE], grepInvert: /@dark|@rtl/ },
    { name: 'dark', testIgnore: 'wordpress/**', grep: /@dark/, use: { colorScheme: 'dark' } },
    { name: 'rtl', testIgnore: 'wordpress/**', grep: /@rtl/, use: { locale: 'ar' } },
    { name: 'pseudo-locale', testMatch: PSEUDO_LOCALE },
  ],
  wordpress: [
    { name: 'plugin', testMatch: inWordPress('*'), testIgnore: NEEDS_WOOCOMMERCE },
    {
      name: 'wordpress',
      testIgnore: 'wordpress/**',
      grep: /@wordpress/,
    },
  ],
  external: [
    {
      name: 'external',
      testMatch:
        SITE_DIR === undefined
          ? READ_ONLY
          : [
              ...READ_ONLY,
              ...ANY_SITE,
              ...NEEDS_WOOCOMMERCE,
              ...(HAS_PRODUCT_FORM ? ['e2e/product{,-media,-variations}.spec.ts'] : []),
            ],
      grepInvert: /@embedded|@stand-in/,
    },
  ],
};

// oxlint-disable-next-line import/no-default-export -- Playwright Test asks for it.
export default defineConfig({
  testDir: 'client/e2e',
  outputDir: 'dist/playwright',
  globalSetup: './client/e2e/global-setup.ts',
  projects: HOSTS[E2E_HOST] ?? [],
  forbidOnly: Boolean(process.env['CI']),
  retries: 1,
  // Tests wait for a third of their time, so three workers use two cores fully.
  workers: 3,
  // Enough for the slowest test on a busy machine.
  timeout: 120_000 * timeoutFactor,
  expect: { timeout: 10_000 * timeoutFactor, toPass: { timeout: 10_000 * timeoutFactor } },
  reporter: [['list'], ['json', { outputFile: 'dist/playwright.json' }]],
  use: {
    viewport: { width: 1360, height: 900 },
    actionTimeout: 10_000 * timeoutFactor,
    navigationTimeout: 30_000 * timeoutFactor,
    // Tracing every test would take a third longer.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM'],
      args: [
        '--disable-gpu',
        '--disable-quic',
        // No background requests of Chromium.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The same text widths on every machine.
        '--font-render-hinting=none',
        // Optimizing scripts takes longer than running them in a test.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  // Each test file starts its own store, since tests change its data (`startShop`).
  ...(E2E_HOST === 'embedded'
    ? {
        webServer: {
          name: 'components',
          command: 'node scripts/components.mjs',
          env: { PORT: '0' },
          wait: { stdout: /(?<COMPONENTS_ORIGIN>http:\/\/[\d.:]+)/ },
          // It is built before it answers, where that is not done yet.
          timeout: 180_000,
        },
      }
    : {}),
});
