import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import nock from 'nock';
import { CancelledError, type Registry } from '@admin/data';
import { ApiError } from '@admin/http';
import { createTestRegistry, propertyRuns } from '@admin/testing';
import { getRejectedRates, shippingStore } from './index';
import { buildShop, type RequestOutcome } from './testing/shop';

/*
 * For all sequences of responses, errors, lost responses, delays, repeated and canceled calls in several tabs: each
 * country has one zone, each zone has one enabled method after every write, and only real changes are confirmed.
 */

const turns = fc.nat({ max: 6 });

const fates = fc.array(
  fc.record<RequestOutcome>({
    outcome: fc.oneof(
      { weight: 4, arbitrary: fc.constant('answered' as const) },
      { weight: 1, arbitrary: fc.constant('refused' as const) },
      { weight: 1, arbitrary: fc.constant('lost' as const) },
    ),
    before: turns,
    after: turns,
  }),
  { maxLength: 40 },
);

const rates = fc.constantFrom('0', '5', '7.50', '10 * [qty]');
/** Existing methods, all of them enabled. */
const stocks = fc.array(fc.constantFrom('free_shipping', 'flat_rate', 'local_pickup'), { maxLength: 3 });
const save = fc.record({
  isEnabled: fc.boolean(),
  rate: rates,
  isDoubled: fc.boolean(),
  /** After how many turns it is canceled, if at all. */
  givenUpAfter: fc.option(fc.nat({ max: 20 })),
});

const NAME = 'United States (US)';

const tabs: Registry[] = [];

/** A browser tab. All tabs close at the end of the run. */
function buildTab(): Registry {
  const tab = createTestRegistry(shippingStore);
  tabs.push(tab);
  return tab;
}

/** Requests already sent may still be executed on the server. */
async function closeTabs(): Promise<void> {
  for (const tab of tabs.splice(0)) tab.unregister(shippingStore);
  await pass(20);
}

/** Pending requests must not affect later runs. */
async function close(): Promise<void> {
  await closeTabs();
  nock.cleanAll();
}

test('creates one zone per country, with any number of tabs and any failures', async () => {
  const visit = fc.record({
    tab: fc.nat({ max: 2 }),
    startsAfter: turns,
    givenUpAfter: fc.option(fc.nat({ max: 12 })),
  });

  await fc.assert(
    fc
      .asyncProperty(fates, fc.array(visit, { minLength: 1, maxLength: 6 }), async (befalling, visits) => {
        const shop = buildShop(befalling);
        const three = [buildTab(), buildTab(), buildTab()];

        await Promise.all(
          visits.map(async ({ tab, startsAfter, givenUpAfter }) => {
            await pass(startsAfter);
            await settled(three[tab]?.dispatch(shippingStore).ensureCountryZone('US', NAME), givenUpAfter);
          }),
        );
        shop.heal();
        // The result of a read in progress is already determined.
        while (three.some(isReading)) await nextTurn();
        const zones = await Promise.all(
          three.map(({ dispatch }) => dispatch(shippingStore).ensureCountryZone('US', NAME)),
        );

        expect(shop.peakOf('US')).toBe(1);
        expect(new Set(zones.map(({ id }) => id)).size).toBe(1);
        // The next tab finishes what closed tabs started.
        await closeTabs();
        await buildTab().dispatch(shippingStore).ensureCountryZone('US', NAME);
        expect(shop.countZones()).toBe(1);
      })
      .afterEach(close),
    { numRuns: propertyRuns(8) },
  );
}, 60_000);

test('charges exactly the confirmed rates, names failed zones, and a retry does the rest', async () => {
  await fc.assert(
    fc
      .asyncProperty(
        fates,
        stocks,
        fc.array(save, { minLength: 1, maxLength: 5 }),
        async (befalling, stock, saves) => {
          const shop = buildShop(befalling, stock);
          const tab = buildTab();

          for (const { isEnabled, rate, isDoubled, givenUpAfter } of saves) {
            const change = { zoneId: 0, isEnabled, rate };
            const start = () => tab.dispatch(shippingStore).saveRates([change]);
            const saving = quietly(start());
            // The same call again, which may then be canceled.
            const error = isDoubled
              ? (await Promise.all([settled(saving), settled(quietly(start()), givenUpAfter)]))[0]
              : await settled(saving, givenUpAfter);
            expect(outcomeOf(error, shop.ratesOf(0))).toEqual(error === undefined ? charged(change) : 'told');
          }
          shop.heal();
          const last = { zoneId: 0, isEnabled: true, rate: '9' };
          await tab.dispatch(shippingStore).saveRates([last]);

          expect(shop.doubled).toEqual([]);
          expect(shop.ratesOf(0)).toEqual(charged(last));
          expect(tab.select(shippingStore).isSaving()).toBe(false);
        },
      )
      .afterEach(close),
    { numRuns: propertyRuns(8) },
  );
}, 60_000);

test('leaves at most one enabled method when two tabs save at once', async () => {
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(
          fc.record<RequestOutcome>({ outcome: fc.constant('answered'), before: turns, after: turns }),
          {
            maxLength: 30,
          },
        ),
        fc.tuple(rates, rates),
        async (befalling, wanted) => {
          const shop = buildShop(befalling);
          const both = [buildTab(), buildTab()];

          await Promise.all(
            both.map((tab, index) =>
              settled(
                tab
                  .dispatch(shippingStore)
                  .saveRates([{ zoneId: 0, isEnabled: true, rate: wanted[index] ?? '0' }]),
              ),
            ),
          );

          expect(shop.ratesOf(0).length).toBeLessThanOrEqual(1);
        },
      )
      .afterEach(close),
    { numRuns: propertyRuns(8) },
  );
}, 60_000);

/** A zone's methods if the save was confirmed. Otherwise whether the error names the zone. */
function outcomeOf(error: unknown, rates: unknown[]) {
  if (error === undefined) return rates;
  const isTold = error instanceof CancelledError || getRejectedRates(error)[0]?.zoneId === 0;
  return isTold ? 'told' : error;
}

const NOTHING: RequestOutcome = { outcome: 'answered', before: 0, after: 0 };
/** The number of requests for creating a country's zone and setting its rate. */
const REQUESTS = 16;

const singles = Array.from({ length: REQUESTS }, (_, at) => [at]);
/** The second fault hits the next attempt at its start, middle or end. */
const pairs = singles.flatMap(([first = 0]) =>
  [1, 5, 9].map((later) => [first, first + later]).filter(([, second = 0]) => second < REQUESTS),
);

test.each([
  ['one request is rejected', 'refused', singles],
  ['one response is lost', 'lost', singles],
  ['two responses are lost', 'lost', pairs],
] as const)(
  'when %s, for any request, a retry finishes the job without repeating writes',
  async (_, outcome, all) => {
    for (const failing of all) {
      const last = Math.max(...failing);
      const shop = buildShop(
        Array.from({ length: last + 1 }, (_none, at) =>
          failing.includes(at) ? { ...NOTHING, outcome } : NOTHING,
        ),
      );
      const tab = buildTab();
      const { ensureCountryZone, saveRates } = tab.dispatch(shippingStore);
      const setUp = async () => {
        const { id } = await ensureCountryZone('US', NAME);
        await saveRates([{ zoneId: id, isEnabled: true, rate: '7.50' }]);
        return id;
      };

      for (let tries = failing.length; tries > 0; tries--) await settled(setUp());
      const id = await setUp();

      expect(shop.peakOf('US')).toBe(1);
      expect(shop.ratesOf(id)).toEqual([['flat_rate', '7.50']]);
      expect(shop.countMethods(id)).toBe(1);
      expect(shop.doubled).toEqual([]);
      await close();
    }
  },
  60_000,
);

const isReading = (tab: Registry) => tab.resolution(shippingStore).getZones().status === 'resolving';

const charged = ({ isEnabled, rate }: { isEnabled: boolean; rate: string }) => {
  if (!isEnabled) return [];
  return rate === '0' ? [['free_shipping', expect.any(String)]] : [['flat_rate', rate]];
};

type Operation = Promise<unknown> & { cancel?: () => void };

/** The failure of an operation, or `undefined` if it succeeded. Throws on errors other than failed requests. */
async function settled(
  operation: Operation | undefined,
  givenUpAfter: number | null = null,
): Promise<unknown> {
  if (givenUpAfter !== null) void pass(givenUpAfter).then(() => operation?.cancel?.());
  try {
    await operation;
    return undefined;
  } catch (error) {
    if (error instanceof ApiError || error instanceof CancelledError) return error;
    throw error;
  }
}

/** Prevents unhandled rejections, since only the first promise of a run is awaited at once. */
function quietly<T extends Promise<unknown>>(operation: T): T {
  operation.catch(() => undefined);
  return operation;
}

async function pass(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await nextTurn();
}
