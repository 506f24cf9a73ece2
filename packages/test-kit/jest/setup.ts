import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import nock from 'nock';
import { setHost } from '@admin/host';
import { aHost } from '../src/hydration';
import { setUpHttp } from '../src/server';

configure({ reactStrictMode: true });

beforeAll(() => nock.disableNetConnect());
beforeEach(() => {
  setUpHttp();
  setHost(aHost());
  jest.spyOn(console, 'error').mockImplementation(fail);
  jest.spyOn(console, 'warn').mockImplementation(fail);
});
afterEach(() => {
  const unused = nock.pendingMocks();
  nock.abortPendingRequests();
  nock.cleanAll();
  if (unused.length > 0) throw new Error(`Requests never made: ${unused.join(', ')}`);
});
afterAll(() => nock.restore());

function fail(...args: unknown[]): never {
  throw new Error(`Unexpected console output: ${args.map(String).join(' ')}`);
}
