/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Compiles with `babel.config.js`, as webpack does. Style sheets and SQL are imported as text. */
const shared = {
  transform: {
    '\\.m?[jt]sx?$': 'babel-jest',
    '\\.(css|sql)$': '<rootDir>/packages/testing/jest/text-transform.cjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  clearMocks: true,
};

/** `REACT=18` runs the client tests with React 18.2, the oldest supported version. */
const HOST_REACT = '<rootDir>/packages/wordpress-plugin/node_modules';
const olderReact = {
  '^(react|react-dom)$': `${HOST_REACT}/$1`,
  '^(react|react-dom)/(.*)$': `${HOST_REACT}/$1/$2`,
};

/** `SUITE=short` skips tests that take a minute each: crash, stress, disk and fuzz tests. */
const LONG_TESTS = '<rootDir>/packages/embedded-store/src/(crash|stress|disk|fuzz)\\.test\\.ts$';

const SERVER = ['packages/embedded-store', 'packages/wordpress-plugin', 'scripts'];

/** Client tests in jsdom, server tests in Node. Browser tests are in `playwright.config.ts`. */
const config: Config = {
  // By default Jest leaves one of two cores idle.
  maxWorkers: '100%',
  // Enough on a busy machine.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'client',
      // jsdom with Node's `fetch`, which nock intercepts.
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/packages/testing/jest/setup.cjs'],
      moduleNameMapper: process.env['REACT'] === '18' ? olderReact : {},
      testMatch: ['<rootDir>/{.storybook,packages,stores,client,examples,extensions}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', ...SERVER.map((folder) => `<rootDir>/${folder}/`)],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: SERVER.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
      // Published as ES modules only, which Jest can't load.
      transformIgnorePatterns: ['/node_modules/(?!(gettext-parser|content-type)/)'],
      testPathIgnorePatterns: ['/node_modules/', ...(process.env['SUITE'] === 'short' ? [LONG_TESTS] : [])],
    },
  ],
};

// oxlint-disable-next-line import/no-default-export -- Jest asks for it.
export default config;
