import { afterTest, buildError, buildTaskList, buildUser, propertyRuns, server } from '@admin/testing';

/*
 * A mock server for tests of whole wizards. It keeps changes, so that repeated changes are detected, and each of its
 * requests can be made to fail.
 */

/**
 * How a request fails. `timeout`: it is processed, but no response comes before the client's time limit. `half`: only
 * the first of several changes is processed.
 */
export type Fault = '500' | '403' | 'timeout' | 'half';

export interface Exchange {
  /** Values of the asterisks. */
  params: readonly string[];
  query: URLSearchParams;
  body: unknown;
}

/** Handlers by request, such as `PUT /wc/v3/payment_gateways/*`; they return the response body or a promise of it. */
export type Handlers = Readonly<Record<string, (exchange: Exchange) => unknown>>;

export interface InjectedFault {
  /** Name of a request; ` with ` and a word from the query or body selects among requests of the same name. */
  request: string;
  fault: Fault;
}

/** Requests that every wizard makes. */
const DEFAULT_HANDLERS: Handlers = {
  'GET /wp/v2/users/me': () => buildUser(),
  'GET /wc-admin/onboarding/tasks': () => [buildTaskList()],
  'GET /wc-analytics/data/countries/locales': () => ({ default: {} }),
  'GET /wc-admin/options': () => ({}),
};

/** @param faults each affects the next request of its name, once */
export function createMockServer(handlers: Handlers, faults: readonly InjectedFault[] = []) {
  const remainingFaults = [...faults];
  const handledRequests: HandledRequest[] = [];
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
    /** Returns how often requests of a name were processed. */
    count: (name: string) => handledRequests.filter((one) => matchesRequest(name, one)).length,
    /** Faults that affected no request yet. */
    remainingFaults,
  };
}

/**
 * Fails like the platform: a batch reports each of its items, and options are saved until one of them breaks the
 * server.
 */
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

interface HandledRequest {
  name: string;
  text: string;
}

function matchesRequest(pattern: string, { name, text }: HandledRequest): boolean {
  const [request, word = ''] = pattern.split(' with ');
  return request === name && text.includes(word);
}

/** The shortest time limit of the client's requests, in milliseconds (`packages/http`). */
const SHORTEST_LIMIT = 15_000;

/**
 * Returns a function that makes all pending requests time out at once. Its promise never resolves, so that only the
 * client's time limit ends the request.
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
  // Not with mocks, because Testing Library would treat them as fake timers.
  Object.assign(globalThis, { setTimeout: startNoted, clearTimeout: clearNoted });
  afterTest(() => Object.assign(globalThis, { setTimeout: start, clearTimeout: clear }));
  return () => {
    for (const run of limits.values()) run();
    return new Promise(() => {});
  };
}

const FAULTS: readonly Fault[] = ['500', '403', 'timeout'];

/**
 * Plans for `test.each`: every request with every fault, then every request together with the next, with alternating
 * faults. `npm run test:long` combines each request with every other one.
 */
export function getFaultPlans(requests: readonly string[]): [title: string, plan: InjectedFault[]][] {
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
 * Returns the requests of a plan whose failure has to be reported. A plugin request without a response isn't, because
 * the server's plugin list shows that the plugin was set up.
 */
export const listReportedFaults = (plan: readonly InjectedFault[]): string[] =>
  plan
    .filter(({ request, fault }) => !(fault === 'timeout' && request.startsWith('POST /wc-admin/plugins/')))
    .map(({ request }) => request);

/** Plans for `test.each`: each request alone with one fault. */
export const getSingleFaultPlans = (
  requests: readonly string[],
  fault: Fault,
): [title: string, plan: InjectedFault[]][] =>
  requests.map((request) => [`${request} ends with ${fault}`, [{ request, fault }]]);

const pick = (at: number): Fault => FAULTS[at % FAULTS.length] ?? '500';
