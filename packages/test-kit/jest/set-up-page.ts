import './polyfills';
import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import nock from 'nock';
import { setHost } from '@admin/host';
import { cleanUp } from '../src/clean-up';
import { aHost } from '../src/hydration';
import { setUpHttp } from '../src/server';
import { incidents, watchConsole } from './console-incidents';
import { watchBareText } from './translated-text';

// What a test waits for may take its time on a slow machine; it ends before the test itself would.
configure({ reactStrictMode: true, asyncUtilTimeout: 10_000 });

watchBareText();

const noteUnanswered = (request: { method?: string; path?: string }) =>
  incidents.push(`A request got no answer: ${request.method} ${request.path}`);

/** Until what was under way a moment ago has arrived, answers of the network included. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}

beforeAll(() => {
  nock.disableNetConnect();
  nock.emitter.on('no match', noteUnanswered);
});

beforeEach(() => {
  setUpHttp();
  setHost(aHost());
  watchConsole();
});

afterEach(async () => {
  const found = incidents.splice(0);
  jest.useRealTimers();
  cleanup();
  window.sessionStorage.clear();
  // Calls that are on their way may still arrive. What happens besides, now that the test is over and
  // its stores are stopped, is nobody's concern.
  await settle();
  found.push(...nock.pendingMocks().map((mock) => `An answer was never asked for: ${mock}`));
  cleanUp();
  await settle();
  nock.abortPendingRequests();
  nock.cleanAll();
  jest.restoreAllMocks();
  incidents.length = 0;
  if (found.length > 0) throw new Error(found.join('\n'));
});

afterAll(() => {
  nock.emitter.off('no match', noteUnanswered);
  nock.restore();
});
