/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** `babel-jest` reads `babel.config.js`, as webpack's loader does. Style sheets and SQL are imported as text. */
const shared = {
  transform: {
    '\\.m?[jt]sx?$': 'babel-jest',
    '\\.(css|sql)$': '<rootDir>/packages/testing/jest/text-transform.cjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  clearMocks: true,
};

/** `REACT=18` runs the client's tests on the React which the oldest host brings, instead of our own. */
const HOST_REACT = '<rootDir>/packages/wordpress-plugin/node_modules';
const olderReact = {
  '^(react|react-dom)$': `${HOST_REACT}/$1`,
  '^(react|react-dom)/(.*)$': `${HOST_REACT}/$1/$2`,
};

/** `SUITE=short` leaves out what takes a minute each: kills, crowds, full disks and calls at random. */
const LONG_TESTS = '<rootDir>/packages/embedded-store/src/(crash|stress|disk|fuzz)\\.test\\.ts$';

const SERVER = ['packages/embedded-store', 'packages/wordpress-plugin', 'scripts'];

/** Two kinds of tests: the client in jsdom, the server in Node. Those in a browser are in `playwright.config.ts`. */
const config: Config = {
  // Two cores are what the suite is meant for; Jest alone would keep one of them for watching.
  maxWorkers: '100%',
  // A test has time even where other work shares the machine.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'client',
      // jsdom with Node's fetch and what belongs to it, which nock answers.
      testEnvironment: 'jest-fixed-jsdom',
      setupFilesAfterEnv: ['<rootDir>/packages/testing/jest/setup.cjs'],
      moduleNameMapper: process.env['REACT'] === '18' ? olderReact : {},
      testMatch: ['<rootDir>/{packages,stores,client,examples,extensions}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', ...SERVER.map((folder) => `<rootDir>/${folder}/`)],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: SERVER.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
      testPathIgnorePatterns: ['/node_modules/', ...(process.env['SUITE'] === 'short' ? [LONG_TESTS] : [])],
    },
  ],
};

// oxlint-disable-next-line import/no-default-export -- Jest asks for it.
export default config;
