import { waitFor } from '@testing-library/react';
import nock from 'nock';
import { buildError, deferReply, server } from '@admin/testing';
import states from './states.json';
import { openShop, select } from './testing';

type State = 'loading' | 'error' | 'empty';

/** A selector call, and the result of WooCommerce 7.7 to 11.0 in each state in which they agree. */
interface Fact extends Partial<Record<State, string>> {
  readonly store: string;
  readonly selector: string;
  readonly args: readonly unknown[];
}

const FACTS: readonly Fact[] = states;
const FAILURE = buildError('no', 500);

/** A result as written in the facts. */
function toText(value: unknown): string {
  if (value instanceof Map) return `Map(${value.size})`;
  const text = JSON.stringify(value, (_, part: unknown) => (part === undefined ? 'undefined' : part));
  return text.replaceAll('"undefined"', 'undefined').replaceAll(JSON.stringify(FAILURE), 'error');
}

const REPLIES = {
  loading: () => deferReply(() => []).reply,
  error: () => () => [500, FAILURE],
  empty: () => (path: string) => [
    200,
    path.includes('/stats') ? { totals: { orders_count: 0 }, intervals: [] } : [],
    { 'X-WP-Total': '0', 'X-WP-TotalPages': '0' },
  ],
} satisfies Record<State, () => unknown>;

test.each<State>(['loading', 'error', 'empty'])(
  'selectors return the same as in WooCommerce: %s',
  async (state) => {
    const everything = server().persist();
    const reply = REPLIES[state]() as () => [number, nock.Body];
    everything.get(/./).reply(reply);
    everything.post(/./).reply(reply);
    const { wp } = openShop({ admin: { plugins: {} } });
    const facts = FACTS.filter((fact) => state in fact);
    const name = ({ store, selector, args }: Fact) =>
      `${store} ${selector}(${JSON.stringify(args).slice(1, -1)})`;
    const answers = () =>
      Object.fromEntries(
        facts.map((fact) => [name(fact), toText(select(wp, fact.store)[fact.selector]?.(...fact.args))]),
      );

    await waitFor(() =>
      expect(answers()).toEqual(Object.fromEntries(facts.map((fact) => [name(fact), fact[state]]))),
    );
    nock.abortPendingRequests();
    nock.cleanAll();
  },
);
