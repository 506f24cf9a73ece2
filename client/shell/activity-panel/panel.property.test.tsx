import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { propertyRuns } from '@admin/testing';
import { getHistory } from '@admin/navigation';
import { activityPanelStore } from '@admin/store-activity-panel';
import { URLS, openPage, waitForLazyChunks } from './testing/render-panel';

/** Ends the transitions, which otherwise keep running. */
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

/** Hides or shows the browser tab. */
const setVisibility = (state: DocumentVisibilityState) => () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
  fireEvent(window, new Event(state === 'visible' ? 'focus' : 'blur'));
};

const press = (name: string) => () => {
  // Only visible elements can be pressed. On a hidden page, user-event dispatches focus events itself, which React 18
  // can't handle while it renders.
  if (document.visibilityState === 'hidden') setVisibility('visible')();
  // The content may be loaded with a separate chunk.
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

/** Position of the test in the tab's history; the browser fires no event if there is no entry to go to. */
let place = { at: 0, last: 0 };

const navigate = () => {
  place = { at: place.at + 1, last: place.at + 1 };
  return act(async () => getHistory().push(`${URLS.newProduct}&step=${place.at}`));
};

/** Goes back or forward, and waits until it is done. */
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

/** Everything that can happen to the panel, in any order. */
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

/** The screen matches the state machine, and the machine is in a known state. */
function expectLegal(phase: string, openTab: string | null) {
  const sheets = [...document.querySelectorAll('.woocommerce-layout__activity-panel-wrapper')];
  const expanded = [...document.querySelectorAll('.sa-panel-tab[aria-expanded="true"]')];
  const isOpen = phase === 'open' || phase === 'switching';

  expect(['closed', 'open', 'switching', 'closing']).toContain(phase);
  expect(openTab === null).toBe(phase === 'closed');
  expect(sheets.map(({ id }) => id)).toEqual(openTab === null ? [] : [`activity-panel-${openTab}`]);
  for (const sheet of sheets) {
    expect(sheet).toHaveClass(`is-${phase}`);
    // Content that is closing can't be used anymore.
    expect(sheet.hasAttribute('inert')).toBe(phase === 'closing');
    expect(isOpen || !sheet.contains(document.activeElement)).toBe(true);
  }
  expect(expanded.map(({ id }) => id)).toEqual(isOpen ? [`activity-panel-tab-${openTab}`] : []);
}

/**
 * Opens each tab once, so that its code is loaded and later presses complete synchronously, also in older React
 * versions.
 */
async function fetchContents() {
  openPage({ address: URLS.newProduct, isEmbedded: true, notes: [] });
  await press('activity')();
  await screen.findByRole('heading', { name: 'Inbox' });
  await press('feedback')();
  await screen.findByText('Feedback is turned off');
  cleanup();
}

test('after any sequence of events, the panel is in a valid state and can be closed', async () => {
  await fetchContents();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(EVENTS)), { maxLength: 12 }), async (names) => {
      place = { at: 0, last: 0 };
      setVisibility('visible')();
      const { registry } = openPage({ address: URLS.newProduct, isEmbedded: true, notes: [] });
      await waitForLazyChunks();
      const { getPhase, getOpenTab } = registry.select(activityPanelStore);
      const check = () => expectLegal(getPhase(), getOpenTab());

      for (const name of names) {
        // oxlint-disable-next-line no-await-in-loop -- events depend on those before
        await EVENTS[name]?.();
        check();
        // oxlint-disable-next-line no-await-in-loop -- the same
        await waitForLazyChunks();
        check();
      }

      pressEscape();
      fireEvent.pointerDown(document.body);
      endMotions();
      await waitForLazyChunks();
      expect(getPhase()).toBe('closed');
      check();
      cleanup();
    }),
    { numRuns: propertyRuns(12) },
  );
}, 60_000);
