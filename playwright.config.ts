import { execFileSync } from 'node:child_process';
import { defineConfig, type Project } from '@playwright/test';

const {
  /** `wordpress` for a WordPress with a stand-in for the shop plugin, `brought` for a site of somebody's own. */
  E2E_HOST = 'embedded',
  /** `all` runs in WordPress whatever can hold there, else a share that the suite has time for. */
  E2E_SHARE,
  /** The folder of a site that is copied; without one it is only looked at. */
  SITE_DIR,
  /** The version of its shop plugin. */
  SITE_WOOCOMMERCE = '',
} = process.env;

/** Found or installed once: workers, which read this file as well, inherit the path. */
process.env['CHROMIUM'] ||= execFileSync(process.execPath, ['scripts/chromium.mjs'], {
  cwd: __dirname,
  encoding: 'utf8',
}).trim();

/** A site that somebody brought has as many plugins as it has, and answers as fast as they let it. */
const patience = E2E_HOST === 'brought' ? 4 : 1;

const inWordPress = (name: string) => `wordpress/${name}.spec.ts`;

/** What asks the shop plugin itself has no answer from its stand-in. */
const ASKS_SHOP_PLUGIN = ['imports', 'refunds', 'report-facts', 'settings-facts'].map(inWordPress);
/** Holds in the embedded store alone: pages that no other host draws, the platform's menu, the outbox of a store without mail. */
const ONLY_EMBEDDED = ['gallery', 'practices', 'rich-text', 'front-door', 'delivery'].map(
  (name) => `e2e/${name}.spec.ts`,
);
/** Holds on any site, and changes nothing of it. */
const ONLY_LOOKS = ['pages', 'budgets'].map(inWordPress);
/** Holds on any site. */
const HOLDS_ANYWHERE = ['dashboard', 'hand-over', 'moving', 'owner'].map(inWordPress);
/** The form of products is the dashboard's own in versions before 8.0. */
const HAS_PRODUCT_FORM = Number.parseFloat(SITE_WOOCOMMERCE) < 8;

const HOSTS: Readonly<Record<string, Project[]>> = {
  embedded: [
    { name: 'embedded', testIgnore: 'wordpress/**', grepInvert: /@dark|@rtl/ },
    { name: 'dark', testIgnore: 'wordpress/**', grep: /@dark/, use: { colorScheme: 'dark' } },
    { name: 'rtl', testIgnore: 'wordpress/**', grep: /@rtl/, use: { locale: 'ar' } },
  ],
  wordpress: [
    { name: 'plugin', testMatch: inWordPress('*'), testIgnore: ASKS_SHOP_PLUGIN },
    {
      name: 'wordpress',
      testIgnore: ['wordpress/**', ...ONLY_EMBEDDED],
      grepInvert: /@embedded/,
      ...(E2E_SHARE === 'all' ? {} : { grep: /@wordpress/ }),
    },
  ],
  brought: [
    {
      name: 'brought',
      testMatch:
        SITE_DIR === undefined
          ? ONLY_LOOKS
          : [
              ...ONLY_LOOKS,
              ...HOLDS_ANYWHERE,
              ...ASKS_SHOP_PLUGIN,
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
  // A test waits for clocks, servers and pages for a third of its time: three at once leave neither of two cores idle.
  workers: 3,
  // Start, the slowest step of a test, the fault that lasts longest, where the machine has other work as well.
  timeout: 120_000 * patience,
  expect: { timeout: 10_000 * patience, toPass: { timeout: 10_000 * patience } },
  reporter: [['list'], ['json', { outputFile: 'dist/playwright.json' }]],
  use: {
    viewport: { width: 1360, height: 900 },
    actionTimeout: 10_000 * patience,
    navigationTimeout: 30_000 * patience,
    // Recording every test would take a third more time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM'],
      args: [
        '--disable-gpu',
        '--disable-quic',
        // Chromium's own services are no part of a test.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters keep the widths that their font gives them, whatever the machine's settings for its own fonts are.
        '--font-render-hinting=none',
        // A page of a test lives for seconds: making its scripts faster takes longer than running them.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  // Stores are no web servers here: each file of tests has one of its own, since tests change its data (`startShop`).
  ...(E2E_HOST === 'embedded'
    ? {
        webServer: {
          name: 'gallery',
          command: 'node scripts/gallery.mjs',
          env: { PORT: '0' },
          wait: { stdout: /(?<GALLERY_ORIGIN>http:\/\/[\d.:]+)/ },
          // It is built before it answers, where that is not done yet.
          timeout: 180_000,
        },
      }
    : {}),
});
