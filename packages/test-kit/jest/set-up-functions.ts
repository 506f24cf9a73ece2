import { incidents, watchConsole } from './console-incidents';

beforeAll(() => {
  globalThis.fetch = () => {
    incidents.push('A request without a page');
    return Promise.reject(new TypeError('There is no network here.'));
  };
});

beforeEach(watchConsole);

afterEach(() => {
  const found = incidents.splice(0);
  jest.useRealTimers();
  jest.restoreAllMocks();
  if (found.length > 0) throw new Error(found.join('\n'));
});
