import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import nock from 'nock';
import { optionsStore, type BankAccount } from '@admin/store-options';
import { buildGateway, buildError, api, createTestRegistry, propertyRuns } from '@admin/testing';
import { gatewaysStore } from './index';
import { buildSetting, GATEWAYS, STORES } from './testing';

const OPTIONS = '/wc-admin/options';
const IDS = ['bacs', 'stripe'] as const;
const SECOND = { account_name: '', account_number: '', bank_name: '', sort_code: '', iban: 'DE02', bic: '' };

/** The server's response. `lost`: the request is executed, but the response is lost. */
const answerArbitrary = fc.constantFrom('done', 'done', 'done', 'refused', 'broken', 'lost', 'nonsense');

const operationArbitrary = fc.record({
  kind: fc.constantFrom('configure', 'switchOff', 'bankTransfer'),
  id: fc.constantFrom(...IDS),
  value: fc.constantFrom('one', 'two', 'three'),
  /** Called twice at once, by a second click or from elsewhere on the screen. */
  isDoubled: fc.boolean(),
  /** After how many turns of the event loop it is canceled, if at all: before it is sent, or in progress. */
  givenUpAfter: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.nat({ max: 12 }) },
  ),
});

type Answer = typeof answerArbitrary extends fc.Arbitrary<infer T> ? T : never;
type Operation = typeof operationArbitrary extends fc.Arbitrary<infer T> ? T : never;

/** A server with two gateways and two bank accounts that responds as scripted. */
function serve(script: readonly Answer[]) {
  nock.cleanAll();
  const answers = [...script];
  const enabled: Record<string, boolean> = { bacs: false, stripe: false };
  const keys: Record<string, string> = { bacs: '', stripe: '' };
  const server = {
    enabled,
    keys,
    accounts: [{ ...SECOND, iban: 'FR14' }, SECOND] as BankAccount[],
    /** Whether bank transfer was ever enabled before the saved account existed. */
    wasOnWithoutAccount: false,
  };
  const record = (id: string) =>
    buildGateway({
      id,
      enabled: enabled[id],
      settings: { key: buildSetting({ id: 'key', value: keys[id] }) },
    });

  /** Executes a request as scripted and responds. */
  function meet(apply: () => void, reply: () => unknown): [number, unknown] {
    const answer = answers.shift() ?? 'done';
    if (answer === 'refused') return [403, buildError('woocommerce_rest_cannot_edit', 403)];
    if (answer === 'broken') return [500, buildError('internal_server_error', 500)];
    apply();
    if (answer === 'lost') return [504, buildError('gateway_timeout', 504)];
    return [200, answer === 'nonsense' ? 'not what was agreed' : reply()];
  }

  for (const id of IDS) {
    api
      .put(`${GATEWAYS}/${id}`)
      .optionally()
      .times(99)
      .reply((_path: string, body: nock.Body) => {
        const patch = Object(body) as { enabled: boolean; settings?: { key: string } };
        return meet(
          () => {
            enabled[id] = patch.enabled;
            keys[id] = patch.settings?.key ?? keys[id] ?? '';
          },
          () => record(id),
        );
      });
  }
  api
    .post(OPTIONS)
    .optionally()
    .times(99)
    .reply((_path: string, body: nock.Body) => {
      const { woocommerce_bacs_accounts: accounts } = Object(body) as {
        woocommerce_bacs_accounts: BankAccount[];
      };
      return meet(
        () => {
          server.accounts = accounts;
          if (!accounts[0]?.iban) server.wasOnWithoutAccount = true;
          enabled['bacs'] = true;
        },
        () => ({}),
      );
    });
  api
    .get(OPTIONS, () => true)
    .optionally()
    .times(99)
    .reply(() =>
      meet(
        () => {},
        () => ({
          woocommerce_bacs_accounts: server.accounts,
          woocommerce_bacs_settings: { enabled: enabled['bacs'] ? 'yes' : 'no' },
        }),
      ),
    );
  // Reading the list always succeeds, at the start and at the end.
  api
    .get(GATEWAYS)
    .optionally()
    .times(99)
    .reply(() => [200, IDS.map(record)]);
  return server;
}

afterEach(() => nock.cleanAll());

test('never reports false results or repeats a write, whatever the server responds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(operationArbitrary, { minLength: 1, maxLength: 12 }),
      fc.array(answerArbitrary, { maxLength: 40 }),
      async (operations, script) => {
        const server = serve(script);
        const registry = createTestRegistry(...STORES);
        registry.register(optionsStore);
        await registry.resolveSelect(gatewaysStore).getGateways();
        const { updateGateway, saveBankTransfer, refreshGateways } = registry.dispatch(gatewaysStore);

        const start = ({ kind, id, value, givenUpAfter }: Operation) => {
          const run =
            kind === 'bankTransfer'
              ? saveBankTransfer({ iban: value })
              : updateGateway(id, {
                  enabled: kind === 'configure',
                  ...(kind === 'configure' ? { settings: { key: value } } : {}),
                });
          if (givenUpAfter !== null) void pass(givenUpAfter).then(() => run.cancel());
          return run;
        };
        const asked = operations.flatMap((operation) =>
          operation.isDoubled ? [{ ...operation, givenUpAfter: null }, operation] : [operation],
        );
        const results = await Promise.allSettled(asked.map(start));

        // A result is only reported after the server's confirmation.
        const claims = results.flatMap((result, index) =>
          result.status === 'fulfilled' ? [{ operation: asked[index], isOn: result.value.enabled }] : [],
        );
        expect(claims.filter(({ operation, isOn }) => isOn !== (operation?.kind !== 'switchOff'))).toEqual(
          [],
        );
        for (const id of IDS) expect(registry.select(gatewaysStore).isSavingGateway(id)).toBe(false);
        // After any number of attempts, the account is first and exists once, and the other one is still there.
        expect(server.accounts).toHaveLength(2);
        expect(server.accounts[1]).toEqual(SECOND);
        expect(server.wasOnWithoutAccount).toBe(false);

        await refreshGateways();
        for (const id of IDS) {
          expect(registry.select(gatewaysStore).getGateway(id)).toMatchObject({
            enabled: server.enabled[id],
            settings: { key: { value: server.keys[id] } },
          });
        }
        registry.unregister(gatewaysStore);
        registry.unregister(optionsStore);
      },
    ),
    { numRuns: propertyRuns(20) },
  );
}, 60_000);

async function pass(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextTurn();
}
