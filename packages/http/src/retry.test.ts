import { api, server, setUpHttp } from '@admin/testing';
import { READ_TIMEOUT_MS } from './configuration';
import { WRITE_TIMEOUT_MS } from './configuration';
import { RETRY_DELAYS_MS } from './configuration';
import { request } from './index';

const parse = (payload: unknown) => payload;
const PATH = '/wc-admin/onboarding/tasks';
const FATAL = {
  code: 'internal_server_error',
  message: '<p>There has been a critical error on this website.</p>',
  data: { status: 500 },
};

beforeEach(() => {
  // nock needs the real `setImmediate`.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  setUpHttp({ retryDelays: undefined });
});

/**
 * Advances fake timers until `promise` settles.
 * @param step milliseconds per step
 */
async function settled<T>(promise: Promise<T>, step = 50): Promise<PromiseSettledResult<T>> {
  let result: PromiseSettledResult<T> | undefined;
  void Promise.allSettled([promise]).then(([outcome]) => (result = outcome));
  for (;;) {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    if (result) return result;
    await jest.advanceTimersByTimeAsync(step);
  }
}

/** Mocks responses to every read and records when the requests arrive. */
function moments(status: number, body: object | string): number[] {
  const times: number[] = [];
  const started = Date.now();
  server()
    .persist()
    .get(/./)
    .reply(() => {
      times.push(Date.now() - started);
      return [status, body];
    });
  return times;
}

test.each([
  ['an error page', 502, '<h1>Bad gateway</h1>'],
  ['an empty error response', 503, ''],
  ['a fatal error', 500, FATAL],
])('retries a read after %s', async (_what, status, body) => {
  api.get(PATH).twice().reply(status, body);
  api.get(PATH).reply(200, ['here']);

  expect(await settled(request(PATH, { parse }))).toEqual({ status: 'fulfilled', value: ['here'] });
});

test('retries a read after a network error', async () => {
  api.get(PATH).replyWithError('ECONNRESET');
  api.get(PATH).reply(200, ['here']);

  expect(await settled(request(PATH, { parse }))).toEqual({ status: 'fulfilled', value: ['here'] });
});

test.each([0, 0.5, 0.999])('backs off with jitter up to a limit (chance %d)', async (chance) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  const times = moments(503, '');

  const outcome = await settled(request(PATH, { parse }));

  expect(outcome).toMatchObject({ status: 'rejected', reason: { failure: { status: 503 } } });
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses).toHaveLength(RETRY_DELAYS_MS.length);
  for (const [index, usual] of RETRY_DELAYS_MS.entries()) {
    const expected = usual * (0.5 + chance);
    expect(pauses[index]).toBeGreaterThanOrEqual(Math.floor(expected));
    expect(pauses[index]).toBeLessThanOrEqual(expected + 100);
  }
});

test.each([
  ['a permission error', 403, { code: 'rest_forbidden', message: 'Not you.', data: { status: 403 } }],
  ['a "not found" error', 404, '<h1>Not found</h1>'],
  [
    'a permission error sent as 500',
    500,
    { code: 'woocommerce_rest_cannot_view', message: 'You must supply an array of options.', data: 500 },
  ],
  [
    'a "not found" error sent as 500',
    500,
    { code: 'woocommerce_rest_invalid_theme', message: 'Invalid theme.', data: 404 },
  ],
  ['an invalid response', 200, '<h1>Welcome</h1>'],
])('does not retry a read after %s', async (_what, status, body) => {
  const times = moments(status, body);

  expect(await settled(request(PATH, { parse }))).toMatchObject({ status: 'rejected' });
  expect(times).toHaveLength(1);
});

test.each(['POST', 'PUT', 'DELETE'] as const)('never retries a %s', async (method) => {
  server().post(/./).reply(503, '');

  const outcome = await settled(request(PATH, { method, parse }));

  expect(outcome).toMatchObject({ status: 'rejected', reason: { failure: { status: 503 } } });
});

test('canceling ends the backoff and sends no more requests', async () => {
  const times = moments(503, '');
  const controller = new AbortController();
  const outcome = settled(request(PATH, { signal: controller.signal, parse }));
  while (times.length === 0) await new Promise((resolve) => setImmediate(resolve));

  controller.abort(new Error('left the screen'));

  expect(await outcome).toMatchObject({ status: 'rejected', reason: new Error('left the screen') });
  expect(jest.getTimerCount()).toBe(0);
  expect(times).toHaveLength(1);
});

describe('timeouts', () => {
  const never = () => new Promise<never>(() => {});

  test('end a read after a second attempt', async () => {
    const started = Date.now();
    api.get(PATH).twice().reply(never);

    expect(await settled(request(PATH, { parse }), 500)).toMatchObject({
      status: 'rejected',
      reason: {
        failure: {
          kind: 'timeout',
          code: 'timed_out',
          message: 'The store took too long to respond. Please try again.',
        },
      },
    });
    expect(Date.now() - started).toBeGreaterThan(2 * READ_TIMEOUT_MS);
    expect(Date.now() - started).toBeLessThan(2 * READ_TIMEOUT_MS + 2_000);
  });

  test('end a write with an uncertain result', async () => {
    const started = Date.now();
    api.post(PATH).reply(never);

    expect(await settled(request(PATH, { method: 'POST', parse }), 500)).toMatchObject({
      status: 'rejected',
      reason: {
        failure: {
          kind: 'timeout',
          message: 'The store took too long to respond. Your change may not have been saved.',
        },
      },
    });
    expect(Date.now() - started).toBeGreaterThanOrEqual(WRITE_TIMEOUT_MS);
  });

  test('can be configured globally or per request', async () => {
    setUpHttp({ timeout: 2_000 });
    api.get(PATH).twice().reply(never);
    const started = Date.now();

    await settled(request(PATH, { parse }));
    const usual = Date.now() - started;
    await settled(request(PATH, { timeout: 500, parse }));
    const own = Date.now() - started - usual;

    expect(usual).toBeGreaterThanOrEqual(2_000);
    expect(usual).toBeLessThan(2_200);
    expect(own).toBeLessThan(700);
  });

  test('leave no timers behind after a response', async () => {
    api.get(PATH).reply(200, []);

    await settled(request(PATH, { parse }));

    expect(jest.getTimerCount()).toBe(0);
  });
});
