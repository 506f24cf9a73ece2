import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import nock from 'nock';
import { getHistory } from '@admin/navigation';
import { FOLD_BREAKPOINT, navigationStore } from '@admin/store-navigation';
import { buildError, api, propertyRuns } from '@admin/testing';
import { FAVORITES, HOME, renderNavigation, setWidth } from './testing/render-navigation';

const STARRED = ['Customers', 'Coupons', 'Acme'];
const IDS = ['customers', 'coupons', 'acme'];

/** Addresses at the root of the menu, where every star is visible. */
const ADDRESSES = ['', '&path=%2Fcustomers', '&orderby=name'];

const eventArbitrary = fc.oneof(
  fc.constant({ kind: 'toggle' } as const),
  fc.constant({ kind: 'escape' } as const),
  fc.constant({ kind: 'press elsewhere' } as const),
  fc.constant({ kind: 'back' } as const),
  fc.constant({ kind: 'forward' } as const),
  fc.constant({ kind: 'come back from elsewhere' } as const),
  fc.record({ kind: fc.constant('resize' as const), width: fc.constantFrom(320, 960, 961, 1360) }),
  fc.record({ kind: fc.constant('rotate' as const), width: fc.constantFrom(640, 1280) }),
  fc.record({ kind: fc.constant('wait' as const), time: fc.constantFrom(1, 100, 199, 250) }),
  fc.record({ kind: fc.constant('navigate' as const), address: fc.constantFrom(...ADDRESSES) }),
  fc.record({
    kind: fc.constant('favorite' as const),
    title: fc.constantFrom(...STARRED),
    isAccepted: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('favorite in another tab' as const), id: fc.constantFrom(...IDS) }),
);

type Event = typeof eventArbitrary extends fc.Arbitrary<infer T> ? T : never;

/** Expected state, derived from the specification alone. */
interface Expected {
  width: number;
  isFolded: boolean;
  /** Milliseconds until a resize is handled; `undefined` when none is pending. */
  rest: number | undefined;
  /** Position in the tab's history, and its length. */
  at: number;
  last: number;
}

const isFoldedAt = (width: number) => width <= FOLD_BREAKPOINT;

/** Milliseconds that jsdom takes to go back or forward. */
const NAVIGATION_MS = 1;

function pass(now: Expected, time: number): Expected {
  if (now.rest === undefined) return now;
  const rest = now.rest - time;
  return rest > 0 ? { ...now, rest } : { ...now, rest: undefined, isFolded: isFoldedAt(now.width) };
}

function expectAfter(event: Event, now: Expected): Expected {
  const { width, isFolded } = now;
  switch (event.kind) {
    case 'toggle':
      return { ...now, isFolded: !isFolded };
    case 'escape':
      return { ...now, isFolded: true };
    case 'press elsewhere':
      return { ...now, isFolded: isFolded || isFoldedAt(width) };
    case 'resize':
      return { ...now, width: event.width, rest: 200 };
    case 'rotate':
      return { ...now, width: event.width, isFolded: isFoldedAt(event.width) };
    case 'navigate':
      return { ...now, isFolded: isFoldedAt(width), at: now.at + 1, last: now.at + 1 };
    case 'back':
      return now.at > 0 ? { ...pass(now, NAVIGATION_MS), isFolded: isFoldedAt(width), at: now.at - 1 } : now;
    case 'forward':
      return now.at < now.last
        ? { ...pass(now, NAVIGATION_MS), isFolded: isFoldedAt(width), at: now.at + 1 }
        : now;
    case 'come back from elsewhere':
      return { ...now, isFolded: isFoldedAt(width) };
    case 'wait':
      return pass(now, event.time);
    default:
      return now;
  }
}

// By label, because queries by role would take most of the time in a test with so many steps.
const icon = () => screen.getByLabelText('Store navigation');
const stars = (title: string) => screen.queryAllByLabelText(`Favorite: ${title}`);
const star = (title: string) => stars(title)[0];

/** Goes back or forward, and waits until it is done. */
const travel = (by: 1 | -1) =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    getHistory().go(by);
    jest.advanceTimersByTime(NAVIGATION_MS);
    await arrived;
  });

async function perform(event: Event, now: Expected, { answers, stored }: Server): Promise<void> {
  switch (event.kind) {
    case 'back':
      if (now.at > 0) await travel(-1);
      break;
    case 'forward':
      if (now.at < now.last) await travel(1);
      break;
    case 'come back from elsewhere':
      fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
      break;
    case 'favorite in another tab':
      stored.add(event.id);
      break;
    case 'toggle':
      fireEvent.click(icon());
      break;
    case 'escape':
      fireEvent.keyDown(icon(), { key: 'Escape' });
      break;
    case 'press elsewhere':
      fireEvent(screen.getByText('Elsewhere'), new Event('pointerdown', { bubbles: true }));
      break;
    case 'wait':
      act(() => jest.advanceTimersByTime(event.time));
      break;
    case 'navigate':
      act(() => getHistory().push(`admin.php?page=wc-admin${event.address}`));
      break;
    case 'favorite': {
      const button = star(event.title);
      if (!button) break;
      answers.push(event.isAccepted);
      fireEvent.click(button);
      break;
    }
    default:
      setWidth(event.width);
      fireEvent(window, new Event(event.kind === 'resize' ? 'resize' : 'orientationchange'));
  }
}

function check({ isFolded }: Expected): void {
  expect(icon()).toHaveAttribute('aria-expanded', String(!isFolded));
  expect(document.querySelectorAll('h2')).toHaveLength(isFolded ? 0 : 1);
  expect(document.body.classList.contains('is-wc-nav-folded')).toBe(isFolded);
  expect(document.body.classList.contains('is-wc-nav-expanded')).toBe(!isFolded);
  expect(document.querySelectorAll('[aria-current="page"]')).toHaveLength(isFolded ? 0 : 1);
  for (const title of STARRED) {
    expect(stars(title)).toHaveLength(isFolded ? 0 : 1);
  }
}

interface Server {
  /** Whether the next changes succeed, in order. */
  answers: boolean[];
  stored: Set<string>;
}

/** A server that accepts changes as configured, and reports conflicts when another tab was faster. */
function serveFavorites(): Server {
  const answers: boolean[] = [];
  const stored = new Set<string>();
  api
    .get(FAVORITES)
    .optionally()
    .times(40)
    .reply(200, () => [...stored]);
  const answer = (wanted: boolean, tooLate: object) => (_path: string, body: nock.Body) => {
    if (answers.shift() === false) return [500, buildError('internal', 500)] as const;
    const id = (body as { item_id: string }).item_id;
    if (stored.has(id) === wanted) return [409, tooLate] as const;
    if (wanted) stored.add(id);
    else stored.delete(id);
    return [200, [...stored]] as const;
  };
  const add = answer(true, buildError('woocommerce_favorites_already_exists', 409));
  const remove = answer(false, buildError('woocommerce_favorites_does_not_exist', 404));
  for (let call = 0; call < 40; call += 1) {
    api.post(FAVORITES).optionally().reply(add);
    api.delete(FAVORITES).optionally().reply(remove);
  }
  return { answers, stored };
}

afterEach(() => {
  document.body.className = '';
  setWidth(1024);
});

test('after any sequence of events, the navigation is in the expected state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(eventArbitrary, { minLength: 5, maxLength: 16 }), async (events) => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      setWidth(1360);
      window.history.replaceState({}, '', HOME);
      getHistory().replace('admin.php?page=wc-admin');
      const server = serveFavorites();
      const { answers, stored } = server;
      const { registry } = renderNavigation();
      let expected: Expected = { width: 1360, isFolded: false, rest: undefined, at: 0, last: 0 };

      for (const event of events) {
        // oxlint-disable-next-line no-await-in-loop -- events depend on those before
        await perform(event, expected, server);
        expected = expectAfter(event, expected);
        check(expected);
      }

      jest.useRealTimers();
      if (expected.isFolded) fireEvent.click(icon());
      await waitFor(() => expect(answers).toEqual([]));
      // Changes of other tabs are seen after a reload of the data.
      act(() => registry.invalidate(navigationStore).getFavorites());
      await waitFor(() => {
        expect(registry.resolution(navigationStore).getFavorites().status).toBe('finished');
        const shown = STARRED.map((title) => star(title)?.getAttribute('aria-pressed'));
        expect(shown).toEqual(IDS.map((id) => String(stored.has(id))));
      });
      cleanup();
      nock.cleanAll();
    }),
    { numRuns: propertyRuns(8) },
  );
}, 60_000);
