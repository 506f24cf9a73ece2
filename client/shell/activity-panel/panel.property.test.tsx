import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { propertyRuns } from '@admin/testing';
import { getHistory } from '@admin/navigation';
import { activityPanelStore } from '@admin/store-activity-panel';
import { URLS, openPage, settle } from './testing/render-panel';

/** Transitions that run until the test ends them. */
let endMotions: () => void;

beforeEach(() => {
  const running: (() => void)[] = [];
  endMotions = () => {
    for (const end of running.splice(0)) end();
  };
  Object.assign(Element.prototype, {
    getAnimations: () => [{ finished: new Promise<void>((resolve) => running.push(resolve)) }],
  });
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

/** Another tab of the browser covers this one, or gives it back. */
const setVisibility = (state: DocumentVisibilityState) => () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
  fireEvent(window, new Event(state === 'visible' ? 'focus' : 'blur'));
};

const press = (name: string) => () => {
  // Only what is seen can be pressed; and where a page is hidden, the test's library sends the events of focus by itself,
  // which React 18 does not stand while it renders.
  if (document.visibilityState === 'hidden') setVisibility('visible')();
  // What opens may come in a chunk of its own.
  return act(async () => {
    const tab = document.getElementById(`activity-panel-tab-${name}`);
    // A press moves the focus first, as in a browser.
    tab?.focus();
    if (tab) fireEvent.click(tab);
  });
};

const pressEscape = () => {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { key: 'Escape' });
};

/** Where the test is in the history of its tab; the browser tells nobody when there is nowhere to go. */
let place = { at: 0, last: 0 };

const navigate = () => {
  place = { at: place.at + 1, last: place.at + 1 };
  return act(async () => getHistory().push(`${URLS.newProduct}&step=${place.at}`));
};

/** Back or forward, over before anything else happens. */
const travel = (by: 1 | -1) => async () => {
  const at = place.at + by;
  if (at < 0 || at > place.last) return;
  place = { ...place, at };
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    getHistory().go(by);
    await arrived;
  });
};

/** Whatever can happen to the panel, in any order. */
const EVENTS: Record<string, () => void | Promise<void>> = {
  'press Activity': press('activity'),
  'press Feedback': press('feedback'),
  Escape: pressEscape,
  navigate,
  back: travel(-1),
  forward: travel(1),
  'focus elsewhere': () => act(() => screen.getByRole('button', { name: 'Beside' }).focus()),
  'use a snackbar': () => act(() => screen.getByRole('button', { name: 'Undo' }).focus()),
  'press beside': () => void fireEvent.pointerDown(document.body),
  resize: () => void fireEvent(window, new Event('resize')),
  rotate: () => void fireEvent(window, new Event('orientationchange')),
  'look at another tab': setVisibility('hidden'),
  'look at this tab again': setVisibility('visible'),
  'come back from elsewhere': () =>
    void fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true })),
  'transition ends': () => endMotions(),
};

/** What is on the screen is what the machine says, and the machine says nothing that it does not know. */
function expectLegal(phase: string, openTab: string | null) {
  const sheets = [...document.querySelectorAll('.woocommerce-layout__activity-panel-wrapper')];
  const expanded = [...document.querySelectorAll('.sa-panel-tab[aria-expanded="true"]')];
  const isOpen = phase === 'open' || phase === 'switching';

  expect(['closed', 'open', 'switching', 'closing']).toContain(phase);
  expect(openTab === null).toBe(phase === 'closed');
  expect(sheets.map(({ id }) => id)).toEqual(openTab === null ? [] : [`activity-panel-${openTab}`]);
  for (const sheet of sheets) {
    expect(sheet).toHaveClass(`is-${phase}`);
    // What is in progress out cannot be used anymore.
    expect(sheet.hasAttribute('inert')).toBe(phase === 'closing');
    expect(isOpen || !sheet.contains(document.activeElement)).toBe(true);
  }
  expect(expanded.map(({ id }) => id)).toEqual(isOpen ? [`activity-panel-tab-${openTab}`] : []);
}

/** Opens each tab once: from then on its code is there, and what opens it is done when it ends, in older React as well. */
async function fetchContents() {
  openPage({ address: URLS.newProduct, isEmbedded: true, notes: [] });
  await press('activity')();
  await screen.findByRole('heading', { name: 'Inbox' });
  await press('feedback')();
  await screen.findByText('Feedback is turned off');
  cleanup();
}

test('whatever happens in whatever order, the panel is in a state of its machine and can be closed', async () => {
  await fetchContents();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(EVENTS)), { maxLength: 12 }), async (names) => {
      place = { at: 0, last: 0 };
      setVisibility('visible')();
      const { registry } = openPage({ address: URLS.newProduct, isEmbedded: true, notes: [] });
      await settle();
      const { getPhase, getOpenTab } = registry.select(activityPanelStore);
      const check = () => expectLegal(getPhase(), getOpenTab());

      for (const name of names) {
        // oxlint-disable-next-line no-await-in-loop -- each event meets what the one before led to
        await EVENTS[name]?.();
        check();
        // oxlint-disable-next-line no-await-in-loop -- the same
        await settle();
        check();
      }

      pressEscape();
      fireEvent.pointerDown(document.body);
      endMotions();
      await settle();
      expect(getPhase()).toBe('closed');
      check();
      cleanup();
    }),
    { numRuns: propertyRuns(12) },
  );
}, 60_000);
