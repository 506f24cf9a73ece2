/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { journeysFor } from './client/e2e/support/brought-journeys.cjs';
import { always, brought, leftOut } from './client/e2e/hosts.json';
import { thorough } from './scripts/test-files.json';

const shared = {
  transform: {
    '\\.m?[jt]sx?$': '<rootDir>/packages/test-kit/jest/compile.cjs',
    '\\.(css|sql)$': '<rootDir>/packages/test-kit/jest/text.cjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  runtime: '<rootDir>/packages/test-kit/jest/shared-code-runtime.cjs',
  clearMocks: true,
};

/** `REACT=18` runs the client's tests on the React which the oldest host brings, instead of our own. */
const HOST_REACT = '<rootDir>/packages/wordpress-plugin/node_modules';
const olderReact = {
  '^(react|react-dom)$': `${HOST_REACT}/$1`,
  '^(react|react-dom)/(.*)$': `${HOST_REACT}/$1/$2`,
};

/** `SUITE=short` leaves out what is thorough in `test-files.json`; who runs tests by name has all of them. */
const isShort = process.env['SUITE'] === 'short';
const takesTime = isShort ? thorough.units.map(({ file }) => `<rootDir>/${file}$`) : [];

const NODE_TESTS = [
  '<rootDir>/packages/embedded-store/**/*.test.ts',
  '<rootDir>/packages/wordpress-plugin/**/*.test.ts',
  '<rootDir>/scripts/**/*.test.ts',
];

const journey = (name: string) => `<rootDir>/client/e2e/${name}.journey.ts`;

/**
 * The journeys that are run in WordPress as well: all that can hold there with `JOURNEYS_IN_WORDPRESS=all`, else a share
 * that the suite has time for.
 */
const inWordPress =
  process.env['JOURNEYS_IN_WORDPRESS'] === 'all'
    ? {
        testMatch: [journey('*')],
        testPathIgnorePatterns: leftOut.flatMap(({ file, test }) => (test ? [] : [`/${file}\\.journey`])),
      }
    : {
        testMatch: [...always.files, ...always.tests.map(({ file }) => file)].map(journey),
        testEnvironmentOptions: { isShare: true },
      };

const ofWordPress = (name: string) => `<rootDir>/client/e2e/wordpress/${name}.wordpress.ts`;

/**
 * Tests that hold on any site: on a copy, to which anything may be done, with the journeys that its version of the shop plugin
 * has pages for; or on the site as it is, which is looked at only.
 */
const onBrought =
  process.env['SITE_DIR'] === undefined
    ? brought.asItIs.map(ofWordPress)
    : [
        ...[...brought.onCopy, ...brought.onlyOnCopy].map(ofWordPress),
        ...journeysFor(process.env['SITE_WOOCOMMERCE']).map(({ file }) => journey(file)),
      ];

/** What all journeys have: the browser's driver, loaded once in a worker. */
const driven = {
  ...shared,
  testEnvironment: '<rootDir>/client/e2e/support/browser-environment.cjs',
  moduleNameMapper: { '^playwright-core$': '<rootDir>/client/e2e/support/browser-driver.cjs' },
};

/** The same, without the tests that are left out: in a host, or of the short suite. */
const PRUNED = '<rootDir>/client/e2e/support/host-environment.cjs';

/** Stores of journeys begin with the same orders, which are made once. */
const seeded = {
  globalSetup: '<rootDir>/client/e2e/support/seed.ts',
  globalTeardown: '<rootDir>/client/e2e/support/forget-seed.ts',
};

/**
 * Four kinds of tests: the client in jsdom, the server in Node, journeys in a real browser, and those in WordPress: of our own
 * setting up, or brought by whoever runs them.
 */
const config: Config = {
  // Two cores are what the suite is meant for; Jest alone would keep one of them for watching.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/scripts/longest-first.cjs',
  // A test has time even where other work shares the machine.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'client',
      testEnvironment: '<rootDir>/packages/test-kit/jest/fetch-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/packages/test-kit/jest/setup.cjs'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/packages/test-kit/jest/empty-style.cjs',
        ...(process.env['REACT'] === '18' ? olderReact : {}),
      },
      testMatch: ['<rootDir>/{packages,stores,client,examples,extensions}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/packages/embedded-store/',
        '<rootDir>/packages/wordpress-plugin/',
      ],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: NODE_TESTS,
      testPathIgnorePatterns: ['/node_modules/', ...takesTime],
    },
    {
      ...driven,
      displayName: 'journeys',
      ...(isShort ? { testEnvironment: PRUNED, testEnvironmentOptions: { of: 'short' } } : {}),
      ...seeded,
      testMatch: ['<rootDir>/client/e2e/**/*.journey.ts'],
    },
    {
      ...driven,
      displayName: 'wordpress',
      ...seeded,
      testMatch: ['<rootDir>/client/e2e/wordpress/*.wordpress.ts'],
      // What asks the shop plugin itself has no answer from its stand-in.
      testPathIgnorePatterns: brought.onlyOnCopy.map(ofWordPress),
    },
    {
      ...driven,
      displayName: 'journeys in wordpress',
      testEnvironment: PRUNED,
      globalSetup: '<rootDir>/client/e2e/wordpress/start-sites.ts',
      globalTeardown: '<rootDir>/client/e2e/wordpress/end-sites.ts',
      ...inWordPress,
    },
    {
      ...driven,
      displayName: 'brought wordpress',
      testEnvironment: PRUNED,
      testEnvironmentOptions: { of: 'brought' },
      globalSetup: '<rootDir>/client/e2e/wordpress/start-brought.ts',
      globalTeardown: '<rootDir>/client/e2e/wordpress/end-brought.ts',
      testMatch: onBrought,
    },
  ],
};

// oxlint-disable-next-line import/no-default-export -- Jest asks for it.
export default config;
