import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { readContract } from './conformance/contract';
import { first, integer } from './database';
import { isMap, isRequired } from './rest';
import { formatParameters } from './rest/query';
import { METHODS } from './rest/route';
import type { Method, Route } from './rest/route';
import { router } from './routes';
import { seedDemoStore } from './seed';
import { anyJsonValue, getTestValues } from './testing/parameter-values';
import type { ParameterSpec } from './testing/parameter-values';
import { readAllTables } from './testing/snapshot';
import { openTestStore } from './testing/test-store';
import type { TestResponse, Client, TestStore } from './testing/test-store';

/** Calls per route and method. For many more, different each time: `FUZZ_RUNS=300 npx jest fuzz`. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 6);

/** The same calls every time, unless more were requested. */
const FIXED = process.env['FUZZ_RUNS'] === undefined ? { seed: 7 } : {};

/** PUT and PATCH are the same as POST (contract, section 1.3). */
const METHODS_TRIED = METHODS.filter((method) => method !== 'PUT' && method !== 'PATCH');

/** Ids of existing and missing records, and values that are not ids. */
const NUMBERS = '1 2 3 5 12 4711 999999999999999 0 00 1e3 -1 %00'.split(' ');
const WORDS = 'cod tax general setup US a __proto__ constructor %27 %F0%9F%92%A5 . %2F'.split(' ');

let store: TestStore;
let admin: Client;
/** The store's content after this many row changes. */
let known = { writes: -1, everything: '' };
beforeAll(async () => {
  store = await openTestStore();
  seedDemoStore(store.context.db, { now: store.context.clock(), orders: 12 });
  admin = store.as('administrator');
});
afterAll(() => store.close());

const endpoints = router.endpoints.flatMap(({ path, routes }) =>
  METHODS_TRIED.flatMap((method) => {
    const route = routes.find(({ methods }) => methods.includes(method));
    return route ? [[`${method} ${path}`, method, route] as const] : [];
  }),
);

test.each(endpoints)(
  '%s returns valid responses to any input and changes nothing when it rejects',
  async (_name, method, route) => {
    await fc.assert(
      fc.asyncProperty(pathsOf(route), parametersOf(method, route), async (path, sent) => {
        const before = await look();

        const answer = await ask(method, path, sent);

        expect(store.reported.splice(0)).toEqual([]);
        expect(fault(answer)).toBeUndefined();
        const after = answer.status < 400 ? before : digest();
        expect(after).toBe(before);
      }),
      { numRuns: RUNS, ...FIXED },
    );
  },
  10_000 + RUNS * 1_000,
);

/** Logs in again if the previous call deleted the account or its session, and returns the store's content. */
async function look(): Promise<string> {
  if (known.writes === countWrites()) return known.everything;
  const { status } = await admin.call('/wp/v2/users/me?_fields=id');
  if (status !== 200) admin = store.as('administrator');
  return digest();
}

function ask(method: Method, path: string, sent: unknown): Promise<TestResponse> {
  if (method === 'GET') return admin.call(`${path}?${toQuery(sent)}`);
  return admin.call(path, { method, body: JSON.stringify(sent) });
}

/** URLs can't contain lone surrogates. */
function toQuery(sent: unknown): string {
  const text = JSON.stringify(sent).replaceAll(String.raw`\ud800`, '?');
  return formatParameters(JSON.parse(text));
}

function digest(): string {
  const writes = countWrites();
  if (writes !== known.writes) {
    const all = JSON.stringify(readAllTables(store.context.db));
    known = { writes, everything: createHash('sha256').update(all).digest('hex') };
  }
  return known.everything;
}

/** Includes changes that were rolled back. */
function countWrites(): number {
  return integer(first(store.context.db, 'SELECT total_changes() AS writes'), 'writes');
}

/** What is wrong with a response. Some errors of the contract have status 500, with a code that explains why. */
function fault({ status, headers, body }: TestResponse): string | undefined {
  if (!headers.get('Content-Type')?.startsWith('application/json')) return 'It is not JSON.';
  if (status < 400) return undefined;
  if (!isMap(body) || typeof body['code'] !== 'string' || typeof body['message'] !== 'string')
    return 'It says nothing.';
  if (body['code'] === 'internal_server_error') return 'It is an unexpected failure.';
  return undefined;
}

/** Fills the placeholders of the path. */
function pathsOf({ path }: Route): Arbitrary<string> {
  const parts = path.split(/(\{\w+(?::\w+)?\})/).map((part) => {
    if (!part.startsWith('{')) return fc.constant(part);
    return fc.constantFrom(...(part.endsWith(':digits}') ? NUMBERS : [...WORDS, ...NUMBERS.slice(0, 3)]));
  });
  return fc.tuple(...parts).map((texts) => texts.join(''));
}

/** Parameters that the store or the contract has for the route, with matching and other values; or not a map at all. */
function parametersOf(method: Method, { path, args }: Route): Arbitrary<unknown> {
  const specs: Record<string, ParameterSpec> = Object.fromEntries(
    Object.keys(args).map((name) => [name, {}]),
  );
  Object.assign(specs, contractOf(method, path));
  if (path.endsWith('/batch')) Object.assign(specs, batchOf(path));
  const map = mapsOf(
    specs,
    Object.keys(specs).filter((name) => isRequired(args[name])),
  );
  return method === 'GET'
    ? map
    : fc.oneof({ weight: 9, arbitrary: map }, { weight: 1, arbitrary: anyJsonValue });
}

/** The required parameters and a few others: with many at once, one is almost always rejected. */
function mapsOf(
  specs: Readonly<Record<string, ParameterSpec>>,
  required: readonly string[],
): Arbitrary<object> {
  return fc
    .subarray(Object.keys(specs), { maxLength: Math.min(Object.keys(specs).length, 4) })
    .chain((names) => {
      const all = [...new Set([...required, ...names])];
      const values = all.map((name) => [name, getTestValues(specs[name] ?? {})] as const);
      return fc.oneof(
        { weight: 5, arbitrary: fc.record(Object.fromEntries(values)) },
        { weight: 1, arbitrary: fc.record(Object.fromEntries(values), { requiredKeys: [] }) },
      );
    });
}

const contract = readContract();

function contractOf(method: Method, path: string): Readonly<Record<string, ParameterSpec>> {
  const shape = (route: string) => route.replaceAll(/\{\w+(?::\w+)?\}/g, '{}');
  const found = contract.find((each) => each.method === method && shape(each.path) === shape(path));
  return found?.parameters ?? {};
}

/** Items of a batch have the same parameters as creating and updating one record. */
function batchOf(path: string): Record<string, ParameterSpec> {
  const root = path.slice(0, -'/batch'.length);
  const properties = { id: { type: 'integer' }, ...contractOf('POST', root) };
  const items = { type: 'array', items: { type: 'object', properties } };
  return { create: items, update: items, delete: { type: 'array', items: { type: 'integer' } } };
}
