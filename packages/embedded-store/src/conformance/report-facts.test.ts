import { setOption } from '../site/options/queries';
import { openTestStore } from '../testing/test-store';
import type { TestStore } from '../testing/test-store';
import { answersOf, fill, phases, readRows, sortRows } from './report-facts';
import type { FactResponse, Step } from './report-facts';

const NEWEST = '11.0.1';

let store: TestStore;
const known: Record<string, string | number> = {
  period: 'after=2026-01-01T00:00:00&before=2027-12-31T23:59:59',
};

const call = (path: string, method = 'GET', body?: object): Promise<FactResponse> =>
  store.as('administrator').call(`/${path}`, { method, ...(body && { body }) });

async function take(step: Step): Promise<void> {
  const { get, post, delete: removed, body, as } = fill(step, known);
  const path = get ?? post ?? removed ?? '';
  const answer = await call(path, get ? 'GET' : post ? 'POST' : 'DELETE', body);
  if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  const [record] = [answer.body].flat() as { id: number }[];
  if (as !== undefined && record) known[as] = record.id;
}

beforeAll(async () => {
  store = await openTestStore();
  setOption(store.context.db, 'woocommerce_calc_taxes', 'yes');
});
afterAll(() => store.close());

describe.each(phases)('$name', ({ settings, steps, facts }) => {
  beforeAll(async () => {
    for (const [name, value] of Object.entries(settings)) setOption(store.context.db, name, value);
    for (const step of steps) await take(step);
  });

  test.each(facts)('$name', async (fact) => {
    const { get, embedded } = fill(fact, known);
    const [newest = []] = answersOf(fill(fact, known), NEWEST);

    const rows = readRows(fact, await call(get));

    expect(rows).toEqual(sortRows(embedded?.rows ?? newest));
  });
});

const deviating = phases.flatMap(({ facts }) => facts).filter(({ embedded }) => embedded !== undefined);

test.each(deviating)('$name: the newest version responds differently', (fact) => {
  expect(answersOf(fact, NEWEST)).not.toContainEqual(fact.embedded?.rows);
});
