import { api } from '@admin/testing';
import { ApiError, createBatchLoader, request, toRecord } from './index';

const PATH = '/wc-admin/options';

const load = (signal: AbortSignal, names: readonly string[]) =>
  request(PATH, {
    query: { options: names.join(',') },
    signal,
    parse: (payload) => new Map(Object.entries(toRecord(payload))),
  });
const fetchOption = createBatchLoader(load);
const staying = new AbortController().signal;

test('combines requests of one tick and gives each caller its result', async () => {
  api.get(PATH, { options: 'a,b' }).reply(200, { a: 'yes', b: 'no' });

  const answers = await Promise.all([
    fetchOption(staying, 'a'),
    Promise.resolve().then(() => fetchOption(staying, 'b')),
    fetchOption(staying, 'a'),
  ]);

  expect(answers).toEqual(['yes', 'no', 'yes']);
});

test('sends later keys in a new request', async () => {
  api.get(PATH, { options: 'a' }).reply(200, { a: 'yes' });
  api.get(PATH, { options: 'b' }).reply(200, { b: 'no' });

  expect(await fetchOption(staying, 'a')).toBe('yes');
  expect(await fetchOption(staying, 'b')).toBe('no');
});

test('returns undefined for keys missing from the response', async () => {
  api.get(PATH, { options: 'a' }).reply(200, []);

  expect(await fetchOption(staying, 'a')).toBeUndefined();
});

test('rejects all callers on failure', async () => {
  api.get(PATH, { options: 'a,b' }).replyWithError('ECONNRESET');

  const outcomes = await Promise.allSettled([fetchOption(staying, 'a'), fetchOption(staying, 'b')]);

  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { failure: { kind: 'network' } } });
  }
});

describe('a failure that one key may have caused', () => {
  const fetchAllowed = createBatchLoader(load, {
    isSingleKeyError: (error) => error instanceof ApiError && error.failure.status === 403,
  });
  const refusal = { code: 'woocommerce_rest_cannot_view', message: 'Not you.', data: { status: 403 } };

  test('affects only that key', async () => {
    api.get(PATH, { options: 'a,blogname' }).reply(403, refusal);
    api.get(PATH, { options: 'a' }).reply(200, { a: 'yes' });
    api.get(PATH, { options: 'blogname' }).reply(403, refusal);

    const [allowed, alsoAllowed, refused] = await Promise.allSettled([
      fetchAllowed(staying, 'a'),
      fetchAllowed(staying, 'a'),
      fetchAllowed(staying, 'blogname'),
    ]);

    expect(allowed).toEqual({ status: 'fulfilled', value: 'yes' });
    expect(alsoAllowed).toEqual({ status: 'fulfilled', value: 'yes' });
    expect(refused).toMatchObject({ status: 'rejected', reason: { failure: { status: 403 } } });
  });

  test('is final for a key requested alone', async () => {
    api.get(PATH, { options: 'blogname' }).reply(403, refusal);

    await expect(fetchAllowed(staying, 'blogname')).rejects.toMatchObject({ failure: { status: 403 } });
  });
});

describe('canceling', () => {
  test('removes the key before the request is sent', async () => {
    const leaving = new AbortController();
    api.get(PATH, { options: 'b' }).reply(200, { b: 'no' });

    const left = fetchOption(leaving.signal, 'a');
    const stayed = fetchOption(staying, 'b');
    leaving.abort(new Error('left'));

    await expect(left).rejects.toThrow('left');
    expect(await stayed).toBe('no');
  });

  test('one caller does not affect the others', async () => {
    const leaving = new AbortController();
    api.get(PATH, { options: 'a,b' }).reply(() => {
      leaving.abort(new Error('left'));
      return [200, { a: 'yes', b: 'no' }];
    });

    const left = fetchOption(leaving.signal, 'a');
    const stayed = fetchOption(staying, 'b');

    await expect(left).rejects.toThrow('left');
    expect(await stayed).toBe('no');
  });

  test('all callers aborts the request', async () => {
    const leaving = new AbortController();
    let aborted: AbortSignal | undefined;
    const fetchNever = createBatchLoader(
      (signal, _keys: readonly string[]) =>
        new Promise<Map<string, string>>(() => {
          aborted = signal;
          leaving.abort(new Error('left'));
        }),
    );

    const all = await Promise.allSettled([fetchNever(leaving.signal, 'a'), fetchNever(leaving.signal, 'b')]);

    expect(all).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(aborted?.aborted).toBe(true);
  });

  test('all callers before sending sends no request', async () => {
    const leaving = new AbortController();
    const left = fetchOption(leaving.signal, 'a');
    leaving.abort(new Error('left'));

    await expect(left).rejects.toThrow('left');
    await expect(fetchOption(leaving.signal, 'b')).rejects.toThrow('left');
  });
});
