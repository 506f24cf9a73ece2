/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

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

/** `SUITE=short` leaves out what takes a minute each: kills, crowds, full disks and calls at random. */
const takesTime =
  process.env['SUITE'] === 'short'
    ? ['crash', 'stress', 'disk', 'fuzz'].map(
        (name) => `<rootDir>/packages/embedded-store/src/${name}.test.ts$`,
      )
    : [];

const NODE_TESTS = [
  '<rootDir>/packages/embedded-store/**/*.test.ts',
  '<rootDir>/packages/wordpress-plugin/**/*.test.ts',
  '<rootDir>/scripts/**/*.test.ts',
];

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
  ],
};

// oxlint-disable-next-line import/no-default-export -- Jest asks for it.
export default config;
