import { testFailures, failOnConsole } from './fail-on-console';

beforeAll(() => {
  globalThis.fetch = () => {
    testFailures.push('A request was sent in a test without jsdom');
    return Promise.reject(new TypeError('Tests have no network.'));
  };
});

beforeEach(failOnConsole);

afterEach(() => {
  const found = testFailures.splice(0);
  jest.useRealTimers();
  jest.restoreAllMocks();
  if (found.length > 0) throw new Error(found.join('\n'));
});
