import { afterTest, buildError, buildTaskList, buildUser, propertyRuns, server } from '@admin/testing';

/*
 * A server for tests of whole wizards. It keeps what it is told, so that doing something twice shows, and each of its
 * requests can be made to fail.
 */

/**
 * How a request ends. `timeout`: it is carried out, and no answer comes until our own limit ends the waiting. `half`: of
 * what came together only the first is carried out.
 */
export type Fault = '500' | '403' | 'timeout' | 'half';

export interface Exchange {
  /** What stood in the place of each asterisk. */
  params: readonly string[];
  query: URLSearchParams;
  body: unknown;
}

/** By request, such as `PUT /wc/v3/payment_gateways/*`, what it does; returns the body of the answer, or promises it. */
export type Handlers = Readonly<Record<string, (exchange: Exchange) => unknown>>;

export interface PlannedFault {
  /** The name of a request; ` with ` tells those of one name apart by a word in query or body. */
  request: string;
  fault: Fault;
}

/** What every wizard reads as well. */
const DEFAULT_HANDLERS: Handlers = {
  'GET /wp/v2/users/me': () => buildUser(),
  'GET /wc-admin/onboarding/tasks': () => [buildTaskList()],
  'GET /wc-analytics/data/countries/locales': () => ({ default: {} }),
  'GET /wc-admin/options': () => ({}),
};

/** @param planned each befalls the next request of its name, once */
export function createMockServer(handlers: Handlers, planned: readonly PlannedFault[] = []) {
  const remainingFaults = [...planned];
  const handledRequests: Asked[] = [];
  const passLimits = watchLimits();
  const routes = Object.entries({ ...DEFAULT_HANDLERS, ...handlers }).map(([name, handle]) => ({
    name,
    handle,
    pattern: new RegExp(`^${name.replaceAll('*', '([^/]+)')}$`),
  }));

  async function answer(verb: string, uri: string, body: unknown): Promise<[number, unknown]> {
    const { pathname, searchParams: query } = new URL(uri, 'http://localhost');
    const endpoint = `${verb} ${pathname.replace(/^\/wp-json/, '')}`;
    const route = routes.find(({ pattern }) => pattern.test(endpoint));
    if (!route) return [404, buildError('rest_no_route', 404, `There is no ${endpoint}.`)];
    const request = { name: route.name, text: `${query.toString()} ${JSON.stringify(body) ?? ''}` };
    const at = remainingFaults.findIndex((one) => matchesRequest(one.request, request));
    const fault = at < 0 ? undefined : remainingFaults.splice(at, 1)[0]?.fault;
    if (fault === '500') return [500, buildError('internal_server_error', 500, 'No.')];
    if (fault === '403') return [403, buildError('rest_forbidden', 403, 'Not you.')];
    handledRequests.push(request);
    const [, ...params] = route.pattern.exec(endpoint) ?? [];
    if (fault === 'half') return carryOutHalf(body, (half) => route.handle({ params, query, body: half }));
    const result = await route.handle({ params, query, body });
    if (fault === 'timeout') await passLimits();
    return [200, result];
  }

  const any = /^\/wp-json\//;
  const scope = server().persist();
  scope
    .get(any)
    .optionally()
    .reply((uri) => answer('GET', uri, undefined));
  scope
    .post(any)
    .optionally()
    .reply(function (uri, body) {
      const [method = 'POST'] = [this.req.headers['x-http-method-override']].flat();
      return answer(method, uri, body);
    });

  return {
    /** How often requests of a name were carried out. */
    count: (name: string) => handledRequests.filter((one) => matchesRequest(name, one)).length,
    /** Faults that no request met. */
    remainingFaults,
  };
}

/** As the platform does it: a batch tells of each of its items, and options stop where one of them breaks the server. */
function carryOutHalf(body: unknown, carryOut: (half: unknown) => unknown): [number, unknown] {
  const { update } = Object(body) as { update?: { id: string }[] };
  if (!update) {
    carryOut(Object.fromEntries(Object.entries(Object(body)).slice(0, 1)));
    return [500, buildError('internal_server_error', 500, 'No.')];
  }
  const [first, ...others] = update;
  const { update: taken } = carryOut({ update: [first] }) as { update: unknown[] };
  const refused = others.map(({ id }) => ({ id, error: { code: 'rest_invalid', message: 'No.' } }));
  return [200, { update: [...taken, ...refused] }];
}

interface Asked {
  name: string;
  text: string;
}

function matchesRequest(planned: string, { name, text }: Asked): boolean {
  const [request, word = ''] = planned.split(' with ');
  return request === name && text.includes(word);
}

/** The shortest limit of our own requests, in milliseconds (`packages/http`). */
const SHORTEST_LIMIT = 15_000;

/**
 * A function that lets the limits of all requests in progress pass at once, and never comes back: whoever waits for an
 * answer is left to them.
 */
function watchLimits(): () => Promise<never> {
  const { setTimeout: start, clearTimeout: clear } = globalThis;
  const limits = new Map<unknown, () => void>();
  const startNoted = (run: (...given: unknown[]) => void, after = 0, ...given: unknown[]) => {
    const timer = start(run, after, ...given);
    if (after >= SHORTEST_LIMIT) limits.set(timer, run);
    return timer;
  };
  const clearNoted = (timer: Parameters<typeof clear>[0]) => {
    limits.delete(timer);
    clear(timer);
  };
  // No mocks: the library that waits would take the clock for a fake one.
  Object.assign(globalThis, { setTimeout: startNoted, clearTimeout: clearNoted });
  afterTest(() => Object.assign(globalThis, { setTimeout: start, clearTimeout: clear }));
  return () => {
    for (const run of limits.values()) run();
    return new Promise(() => {});
  };
}

const FAULTS: readonly Fault[] = ['500', '403', 'timeout'];

/**
 * For `test.each`: every request failing in every way, then every one together with the next, in ways that take turns;
 * together with each other one where there is time for it (`npm run test:long`).
 */
export function getPlans(requests: readonly string[]): [title: string, plan: PlannedFault[]][] {
  const singles = requests.flatMap((request) => FAULTS.map((fault) => [{ request, fault }]));
  const pairs = requests.flatMap((first, at) =>
    requests.slice(at + 1, at + 1 + propertyRuns(1)).map((second, step) => [
      { request: first, fault: pick(at + step) },
      { request: second, fault: pick(at + step + 1) },
    ]),
  );
  return [...singles, ...pairs].map((plan) => [
    plan.map(({ request, fault }) => `${request} ends with ${fault}`).join(' and '),
    plan,
  ]);
}

/**
 * The faults of a plan that somebody has to be told of. A plugin that was set up without an answer is found on the
 * server's list, and nobody is bothered with it.
 */
export const listReportedFaults = (plan: readonly PlannedFault[]): string[] =>
  plan
    .filter(({ request, fault }) => !(fault === 'timeout' && request.startsWith('POST /wc-admin/plugins/')))
    .map(({ request }) => request);

/** For `test.each` too: each request failing alone in one way. */
export const getSingles = (
  requests: readonly string[],
  fault: Fault,
): [title: string, plan: PlannedFault[]][] =>
  requests.map((request) => [`${request} ends with ${fault}`, [{ request, fault }]]);

const pick = (at: number): Fault => FAULTS[at % FAULTS.length] ?? '500';
