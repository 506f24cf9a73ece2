import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import nock from 'nock';
import { getHistory } from '@admin/navigation';
import { FOLD_BREAKPOINT, navigationStore } from '@admin/store-navigation';
import { anError, api } from '@admin/test-kit';
import { FAVORITES, HOME, renderNavigation, setWidth } from './render-navigation';

const STARRED = ['Customers', 'Coupons', 'Acme'];
const IDS = ['customers', 'coupons', 'acme'];

/** The root of the menu, where every star is in sight. */
const ADDRESSES = ['', '&path=%2Fcustomers', '&orderby=name'];

const anEvent = fc.oneof(
  fc.constant({ kind: 'toggle' } as const),
  fc.constant({ kind: 'escape' } as const),
  fc.constant({ kind: 'press elsewhere' } as const),
  fc.record({ kind: fc.constant('resize' as const), width: fc.constantFrom(320, 960, 961, 1360) }),
  fc.record({ kind: fc.constant('rotate' as const), width: fc.constantFrom(640, 1280) }),
  fc.record({ kind: fc.constant('wait' as const), time: fc.constantFrom(1, 100, 199, 250) }),
  fc.record({ kind: fc.constant('navigate' as const), address: fc.constantFrom(...ADDRESSES) }),
  fc.record({
    kind: fc.constant('favorite' as const),
    title: fc.constantFrom(...STARRED),
    isAccepted: fc.boolean(),
  }),
);

type Event = typeof anEvent extends fc.Arbitrary<infer T> ? T : never;

/** What the specification says of the navigation, and nothing else. */
interface Expected {
  width: number;
  isFolded: boolean;
  /** Milliseconds until a change of size counts; `undefined` when none is waiting. */
  rest: number | undefined;
}

const isFoldedAt = (width: number) => width <= FOLD_BREAKPOINT;

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
      return { ...now, isFolded: isFoldedAt(width) };
    case 'wait': {
      if (now.rest === undefined) return now;
      const rest = now.rest - event.time;
      return rest > 0 ? { ...now, rest } : { ...now, rest: undefined, isFolded: isFoldedAt(width) };
    }
    default:
      return now;
  }
}

// By label, since looking for roles takes most of the time of so many steps.
const icon = () => screen.getByLabelText('Store navigation');
const stars = (title: string) => screen.queryAllByLabelText(`Favorite: ${title}`);
const star = (title: string) => stars(title)[0];

function perform(event: Event, answers: boolean[]): void {
  switch (event.kind) {
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

/** A server that takes what it is told to take, in the order in which it is asked. */
function serveFavorites(answers: boolean[]): Set<string> {
  const stored = new Set<string>();
  api
    .get(FAVORITES)
    .optionally()
    .times(40)
    .reply(200, () => [...stored]);
  const answer = (change: (id: string) => void) => (_path: string, body: nock.Body) => {
    if (answers.shift() === false) return [500, anError('internal', 500)] as const;
    change((body as { item_id: string }).item_id);
    return [200, [...stored]] as const;
  };
  const add = answer((id) => stored.add(id));
  const remove = answer((id) => stored.delete(id));
  for (let call = 0; call < 40; call += 1) {
    api.post(FAVORITES).optionally().reply(add);
    api.delete(FAVORITES).optionally().reply(remove);
  }
  return stored;
}

afterEach(() => {
  document.body.className = '';
  setWidth(1024);
});

test('whatever happens in whatever order, the navigation is in a state that the specification knows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anEvent, { minLength: 5, maxLength: 16 }), async (events) => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      setWidth(1360);
      window.history.replaceState({}, '', HOME);
      getHistory().replace('admin.php?page=wc-admin');
      const answers: boolean[] = [];
      const stored = serveFavorites(answers);
      const { registry } = renderNavigation();
      let expected: Expected = { width: 1360, isFolded: false, rest: undefined };

      for (const event of events) {
        perform(event, answers);
        expected = expectAfter(event, expected);
        check(expected);
      }

      jest.useRealTimers();
      if (expected.isFolded) fireEvent.click(icon());
      await waitFor(() => {
        expect(answers).toEqual([]);
        expect(registry.resolution(navigationStore).getFavorites().status).toBe('finished');
        const shown = STARRED.map((title) => star(title)?.getAttribute('aria-pressed'));
        expect(shown).toEqual(IDS.map((id) => String(stored.has(id))));
      });
      cleanup();
      nock.cleanAll();
    }),
    { numRuns: 12 },
  );
}, 60_000);
