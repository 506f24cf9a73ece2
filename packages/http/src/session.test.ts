import { api, NONCE, server, setUpHttp } from '@admin/testing';
import { onSessionLost, onSessionRestored, request } from './index';

const parse = (payload: unknown) => payload;
const PATH = '/wc-admin/onboarding/tasks';
const FRESH = 'aaaaaaaaaa';

const invalidNonce = {
  code: 'rest_cookie_invalid_nonce',
  message: 'Cookie check failed',
  data: { status: 403 },
};
const notLoggedIn = {
  code: 'rest_not_logged_in',
  message: 'You are not currently logged in.',
  data: { status: 401 },
};
const lost = {
  failure: {
    kind: 'session',
    code: 'session_lost',
    message: 'You have been logged out. Please log in again to continue.',
  },
};

const read = (path = PATH) => request(path, { parse });
const readWith = (nonce: string, path = PATH) => api.get(path).matchHeader('X-WP-Nonce', nonce);

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Records session events until the test ends. */
function listen() {
  const whenLost = jest.fn();
  const whenRestored = jest.fn();
  stops.push(onSessionLost(whenLost), onSessionRestored(whenRestored));
  return { whenLost, whenRestored };
}

test('uses a new nonce from a response from then on', async () => {
  readWith(NONCE).reply(200, [], { 'X-WP-Nonce': FRESH });
  readWith(FRESH).reply(200, ['second']);

  await read();
  expect(await read()).toEqual(['second']);
});

test('renews an expired nonce once for all waiting requests and repeats each once', async () => {
  const paths = ['/a', '/b', '/c'];
  for (const path of paths) {
    readWith(NONCE, path).reply(403, invalidNonce);
    readWith(FRESH, path).reply(200, { path });
  }
  api.nonce().delay(10).reply(200, FRESH);

  expect(await Promise.all(paths.map((path) => read(path)))).toEqual(paths.map((path) => ({ path })));
});

test('repeats a request rejected late with the nonce renewed meanwhile', async () => {
  readWith(NONCE, '/late').delay(30).reply(403, invalidNonce);
  readWith(NONCE, '/early').reply(200, ['early'], { 'X-WP-Nonce': FRESH });
  readWith(FRESH, '/late').reply(200, ['late']);

  expect(await Promise.all([read('/late'), read('/early')])).toEqual([['late'], ['early']]);
});

test('repeats a write, since the first attempt was rejected', async () => {
  const write = () => api.post('/wc-admin/options', { a: 'yes' });
  write().matchHeader('X-WP-Nonce', NONCE).reply(403, invalidNonce);
  api.nonce().reply(200, FRESH);
  write().matchHeader('X-WP-Nonce', FRESH).reply(200, { a: true });

  const options = { method: 'POST', body: { a: 'yes' }, parse } as const;
  expect(await request('/wc-admin/options', options)).toEqual({ a: true });
});

test('does not repeat a request canceled while the nonce is renewed', async () => {
  const controller = new AbortController();
  readWith(NONCE).reply(403, invalidNonce);
  api.nonce().reply(200, () => {
    controller.abort();
    return FRESH;
  });

  await expect(request(PATH, { signal: controller.signal, parse })).rejects.toThrow('aborted');
});

test('rejects a canceled request at once while others wait for the nonce', async () => {
  const controller = new AbortController();
  for (const path of ['/left', '/stayed']) readWith(NONCE, path).reply(403, invalidNonce);
  let handOut = (_nonce: string) => {};
  api.nonce().reply(200, () => {
    controller.abort();
    return new Promise<string>((resolve) => (handOut = resolve));
  });
  readWith(FRESH, '/stayed').reply(200, ['stayed']);
  const stayed = read('/stayed');

  await expect(request('/left', { signal: controller.signal, parse })).rejects.toThrow('aborted');
  handOut(FRESH);

  expect(await stayed).toEqual(['stayed']);
});

test('requests a nonce on the first authentication error of a page without one', async () => {
  setUpHttp({ nonce: undefined });
  api
    .get(PATH)
    .matchHeader('X-WP-Nonce', (value) => value === undefined)
    .reply(401, notLoggedIn);
  api.nonce().reply(200, FRESH);
  readWith(FRESH).reply(200, []);

  expect(await read()).toEqual([]);
});

test('rejects an unauthenticated request when there is no nonce endpoint', async () => {
  setUpHttp({ nonce: undefined, nonceEndpoint: undefined });
  const { whenLost } = listen();
  api.get(PATH).reply(401, notLoggedIn);

  await expect(read()).rejects.toMatchObject({ failure: { kind: 'http', code: 'rest_not_logged_in' } });
  expect(whenLost).not.toHaveBeenCalled();
});

test('does not treat a missing capability as a lost session', async () => {
  const { whenLost } = listen();
  const refusal = { code: 'rest_forbidden', message: 'Not you.', data: { status: 403 } };
  api.get(PATH).reply(403, refusal, { 'X-WP-Nonce': FRESH });

  await expect(read()).rejects.toMatchObject({ failure: { kind: 'http', message: 'Not you.' } });
  expect(whenLost).not.toHaveBeenCalled();
});

describe('the session is lost', () => {
  test('when the nonce endpoint returns no user, with one event for all waiting requests', async () => {
    const { whenLost } = listen();
    for (const path of ['/a', '/b']) readWith(NONCE, path).reply(403, invalidNonce);
    api.nonce().reply(400, '0');

    const outcomes = await Promise.allSettled([read('/a'), read('/b')]);

    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: lost });
    }
    expect(whenLost).toHaveBeenCalledTimes(1);
    expect(whenLost).toHaveBeenCalledWith({ ...lost.failure, status: 403 });
  });

  test('when the nonce endpoint returns a login page', async () => {
    readWith(NONCE).reply(403, invalidNonce);
    api.nonce().reply(200, '<form id="loginform"></form>');

    await expect(read()).rejects.toMatchObject(lost);
  });

  test('when a new nonce is rejected too', async () => {
    const { whenLost } = listen();
    readWith(NONCE).reply(403, invalidNonce);
    api.nonce().reply(200, FRESH);
    readWith(FRESH).reply(403, invalidNonce);

    await expect(read()).rejects.toMatchObject(lost);
    expect(whenLost).toHaveBeenCalledTimes(1);
  });

  test('when there is no nonce endpoint', async () => {
    setUpHttp({ nonceEndpoint: undefined });
    readWith(NONCE).reply(403, invalidNonce);

    await expect(read()).rejects.toMatchObject(lost);
  });

  test('when the cookie is missing', async () => {
    const { whenLost } = listen();
    readWith(NONCE).reply(401, notLoggedIn);

    await expect(read()).rejects.toMatchObject(lost);
    expect(whenLost).toHaveBeenCalledTimes(1);
  });

  test('but not when a custom route returns 401 to a logged-in user', async () => {
    const { whenLost } = listen();
    const refusal = { code: 'account_disconnected', message: 'Connect first.', data: { status: 401 } };
    readWith(NONCE).reply(401, refusal, { 'X-WP-Nonce': FRESH });

    await expect(read()).rejects.toMatchObject({ failure: { kind: 'http', code: 'account_disconnected' } });
    expect(whenLost).not.toHaveBeenCalled();
  });

  test('but not when the nonce endpoint fails or is unreachable', async () => {
    const { whenLost } = listen();
    readWith(NONCE).twice().reply(403, invalidNonce);
    api.nonce().reply(502, '<h1>Bad gateway</h1>');
    api.nonce().replyWithError('ECONNRESET');

    await expect(read()).rejects.toMatchObject({ failure: { kind: 'http', status: 502 } });
    await expect(read()).rejects.toMatchObject({ failure: { kind: 'network' } });
    expect(whenLost).not.toHaveBeenCalled();
  });
});

describe('after the session is lost', () => {
  test('more rejected requests emit no events', async () => {
    const { whenLost } = listen();
    readWith(NONCE).twice().reply(403, invalidNonce);
    api.nonce().twice().reply(400, '0');

    await expect(read()).rejects.toMatchObject(lost);
    await expect(read()).rejects.toMatchObject(lost);
    expect(whenLost).toHaveBeenCalledTimes(1);
  });

  test('the next request after a login elsewhere restores it, and a new loss emits an event', async () => {
    const { whenLost, whenRestored } = listen();
    readWith(NONCE).reply(403, invalidNonce);
    api.nonce().reply(400, '0');
    await expect(read()).rejects.toMatchObject(lost);

    readWith(NONCE).reply(403, invalidNonce);
    api.nonce().reply(200, FRESH);
    readWith(FRESH).reply(200, ['welcome back']);

    expect(await read()).toEqual(['welcome back']);
    expect(whenRestored).toHaveBeenCalledTimes(1);

    readWith(FRESH).reply(403, invalidNonce);
    api.nonce().reply(400, '0');
    await expect(read()).rejects.toMatchObject(lost);
    expect(whenLost).toHaveBeenCalledTimes(2);
  });

  test('a response to a public endpoint does not restore it', async () => {
    const { whenLost, whenRestored } = listen();
    readWith(NONCE).reply(401, notLoggedIn);
    readWith(NONCE, '/wc-admin/navigation/favorites/me').reply(200, []);
    readWith(NONCE).reply(401, notLoggedIn);

    await expect(read()).rejects.toMatchObject(lost);
    await read('/wc-admin/navigation/favorites/me');
    await expect(read()).rejects.toMatchObject(lost);

    expect(whenRestored).not.toHaveBeenCalled();
    expect(whenLost).toHaveBeenCalledTimes(1);
  });

  test('removed listeners are not called', async () => {
    const listener = jest.fn();
    onSessionLost(listener)();
    readWith(NONCE).reply(401, notLoggedIn);

    await expect(read()).rejects.toMatchObject(lost);
    expect(listener).not.toHaveBeenCalled();
  });
});

test('sends the login cookie to another origin of the same site', async () => {
  const fetching = jest.spyOn(window, 'fetch');
  server().get('/wp-json/').query({ _locale: 'user' }).reply(200, {});

  await read('/');

  expect(fetching).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ credentials: 'include' }),
  );
});
