/** @satisfies {import('jest').Config} */
const shared = {
  transform: { '\\.[jt]sx?$': 'babel-jest' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  clearMocks: true,
};

const NODE_TESTS = [
  '<rootDir>/packages/embedded-store/**/*.test.ts',
  '<rootDir>/packages/wordpress-plugin/**/*.test.ts',
  '<rootDir>/scripts/**/*.test.ts',
];

/**
 * Three kinds of tests: the client in jsdom, the server in Node, journeys in a real browser.
 * @type {import("jest").Config}
 */
const config = {
  projects: [
    {
      ...shared,
      displayName: 'client',
      testEnvironment: '<rootDir>/packages/test-kit/jest/fetch-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/packages/test-kit/jest/setup.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/packages/test-kit/jest/empty-style.cjs' },
      testMatch: ['<rootDir>/{packages,stores,client}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/packages/embedded-store/',
        '<rootDir>/packages/wordpress-plugin/',
      ],
    },
    { ...shared, displayName: 'server', testEnvironment: 'node', testMatch: NODE_TESTS },
    {
      ...shared,
      displayName: 'journeys',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/client/e2e/**/*.journey.ts'],
    },
  ],
};

module.exports = config;
