import './polyfills';
import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import nock from 'nock';
import { setHost } from '@admin/host';
import { runCleanups } from '../src/after-test';
import { buildHost } from '../src/page-globals';
import { setUpHttp } from '../src/mock-api';
import { testFailures, failOnConsole } from './fail-on-console';
import { failOnBareText } from './fail-on-bare-text';

// Generous for slow machines, but shorter than the timeout of a test.
configure({ reactStrictMode: true, asyncUtilTimeout: 10_000 });

failOnBareText();

const reportUnmatchedRequest = (request: { method?: string; path?: string }) =>
  testFailures.push(`No mock matched the request: ${request.method} ${request.path}`);

/** Lets pending promises and mocked responses settle. */
async function flushPendingResponses(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}

beforeAll(() => {
  nock.disableNetConnect();
  nock.emitter.on('no match', reportUnmatchedRequest);
});

beforeEach(() => {
  setUpHttp();
  setHost(buildHost());
  failOnConsole();
});

afterEach(async () => {
  const found = testFailures.splice(0);
  jest.useRealTimers();
  cleanup();
  window.sessionStorage.clear();
  // Requests in flight may still complete. Failures after the stores are stopped are ignored.
  await flushPendingResponses();
  found.push(...nock.pendingMocks().map((mock) => `A mocked response was never requested: ${mock}`));
  runCleanups();
  await flushPendingResponses();
  nock.abortPendingRequests();
  nock.cleanAll();
  jest.restoreAllMocks();
  testFailures.length = 0;
  if (found.length > 0) throw new Error(found.join('\n'));
});

afterAll(() => {
  nock.emitter.off('no match', reportUnmatchedRequest);
  nock.restore();
});
