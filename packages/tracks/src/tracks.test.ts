import {
  queueRecordEvent,
  recordEvent,
  recordListEvent,
  recordPageView,
  setConsent,
  startRecording,
} from './index';

/** The host's recorder, as on a page with or without consent. */
function recorder(isEnabled: boolean) {
  const recorded = jest.fn<void, [name: string, properties: object]>();
  Object.assign(window, { wcTracks: { isEnabled, recordEvent: recorded } });
  return recorded;
}

const OWN_PAGE = { is_embedded: false };
const CLOSED = { steps_left: 2 };
const ends: (() => void)[] = [];
const start = () => void ends.push(startRecording());

/** Simulates a storage event from another tab. */
const otherTabSays = (answer: 'yes' | 'no') =>
  window.localStorage.setItem('store-admin-tracking-allowed', answer);

afterEach(() => {
  for (const end of ends.splice(0)) end();
  setConsent(true);
  Reflect.deleteProperty(window, 'wcTracks');
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('sends events to the recorder of the host', () => {
  const recorded = recorder(true);

  expect(recordEvent('task_view', { task_name: 'tax' })).toBe(true);
  expect(recordListEvent('extended_tasklist_', 'click', { task_name: 'app' })).toBe(true);
  expect(recorded.mock.calls).toEqual([
    ['task_view', { task_name: 'tax' }],
    ['extended_tasklist_click', { task_name: 'app' }],
  ]);
});

test('adds the path to page views', () => {
  const recorded = recorder(true);

  recordPageView('/analytics/revenue', OWN_PAGE);

  expect(recorded).toHaveBeenCalledWith('page_view', { path: '/analytics/revenue', is_embedded: false });
});

test('records a queued event once, before the next page view', () => {
  const recorded = recorder(true);
  queueRecordEvent('tasklist_purchase_extensions', { selection: 3 });
  queueRecordEvent('tasklist_reminder_bar_close', CLOSED);
  expect(recorded).not.toHaveBeenCalled();

  recordPageView('/', OWN_PAGE);
  recordPageView('/marketing', OWN_PAGE);

  expect(recorded.mock.calls.map(([name]) => name)).toEqual([
    'tasklist_purchase_extensions',
    'tasklist_reminder_bar_close',
    'page_view',
    'page_view',
  ]);
  expect(recorded).toHaveBeenCalledWith('tasklist_purchase_extensions', { selection: 3 });
});

describe('without a connection', () => {
  const connection = (isOnline: boolean) => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };

  test('queues events in order until online', () => {
    const recorded = recorder(true);
    start();
    connection(false);
    expect(recordEvent('task_view', { task_name: 'tax' })).toBe(true);
    expect(recordPageView('/', OWN_PAGE)).toBe(true);
    expect(recorded).not.toHaveBeenCalled();

    connection(true);

    expect(recorded.mock.calls.map(([name]) => name)).toEqual(['task_view', 'page_view']);
    window.dispatchEvent(new Event('online'));
    expect(recorded).toHaveBeenCalledTimes(2);
  });

  test('records queued events on the next page of the tab', () => {
    recorder(true);
    connection(false);
    recordEvent('task_view', { task_name: 'tax' });
    connection(true);
    const recorded = recorder(true);

    recordPageView('/', OWN_PAGE);

    expect(recorded.mock.calls.map(([name]) => name)).toEqual(['task_view', 'page_view']);
  });

  test('drops queued events when consent is withdrawn', () => {
    const recorded = recorder(true);
    start();
    connection(false);
    recordEvent('task_view', { task_name: 'tax' });

    setConsent(false);
    setConsent(true);
    connection(true);

    expect(recorded).not.toHaveBeenCalled();
  });
});

describe('without consent', () => {
  test('records nothing', () => {
    const recorded = recorder(false);

    expect(recordEvent('task_view', { task_name: 'tax' })).toBe(false);
    expect(recordPageView('/', OWN_PAGE)).toBe(false);
    expect(recorded).not.toHaveBeenCalled();
  });

  test('queues nothing for later', () => {
    recorder(false);
    queueRecordEvent('tasklist_reminder_bar_close', CLOSED);
    const recorded = recorder(true);

    recordPageView('/', OWN_PAGE);

    expect(recorded).toHaveBeenCalledTimes(1);
  });

  test('drops events queued before consent was withdrawn', () => {
    recorder(true);
    queueRecordEvent('tasklist_reminder_bar_close', CLOSED);
    recorder(false);
    recordPageView('/', OWN_PAGE);
    const recorded = recorder(true);

    recordPageView('/', OWN_PAGE);

    expect(recorded).toHaveBeenCalledTimes(1);
  });

  test.each([undefined, null, 'text', {}, { isEnabled: 'yes', recordEvent() {} }, { isEnabled: true }])(
    'records nothing when the recorder is %j',
    (wcTracks) => {
      Object.assign(window, { wcTracks });
      start();

      expect(recordEvent('task_view', { task_name: 'tax' })).toBe(false);
      expect(() => queueRecordEvent('tasklist_reminder_bar_close', CLOSED)).not.toThrow();
    },
  );
});

describe('a change of consent while the page is open', () => {
  test('takes effect at once when consent is withdrawn in this tab', () => {
    const recorded = recorder(true);
    start();

    setConsent(false);

    expect(recordEvent('task_view', { task_name: 'tax' })).toBe(false);
    expect(recorded).not.toHaveBeenCalled();
  });

  test('stops recording when another tab withdraws consent, until a page is printed with consent', () => {
    const recorded = recorder(true);
    start();

    otherTabSays('no');
    expect(recordEvent('task_view', { task_name: 'tax' })).toBe(false);

    start();
    expect(recordEvent('task_view', { task_name: 'tax' })).toBe(true);
    expect(recorded).toHaveBeenCalledTimes(1);
  });

  test('notifies other tabs when consent is withdrawn or a page is printed without it', () => {
    const said = () => window.localStorage.getItem('store-admin-tracking-allowed');
    recorder(true);
    start();
    expect(said()).toBe('yes');
    setConsent(false);
    expect(said()).toBe('no');

    otherTabSays('yes');
    recorder(false);
    start();

    expect(said()).toBe('no');
  });

  test('enables an idle recorder when consent is given', () => {
    const enable = jest.fn(() => recorder(true));
    Object.assign(window, { wcTracks: { isEnabled: false, recordEvent() {}, enable } });
    start();

    setConsent(true);
    setConsent(true);

    expect(recordEvent('task_view', { task_name: 'tax' })).toBe(true);
    expect(enable).toHaveBeenCalledTimes(1);
  });

  test('takes effect on this page when storage is blocked', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Not here.', 'SecurityError');
      });
    }
    recorder(true);
    start();
    expect(recordEvent('task_view', { task_name: 'tax' })).toBe(true);

    setConsent(false);

    expect(recordEvent('task_view', { task_name: 'tax' })).toBe(false);
  });
});

describe('does not throw', () => {
  test('when the recorder throws', () => {
    recorder(true).mockImplementation(() => {
      throw new Error('offline');
    });

    expect(recordEvent('task_view', { task_name: 'tax' })).toBe(false);
  });

  test('when storage is full, and queues events while the page is open', () => {
    const recorded = recorder(true);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });

    queueRecordEvent('tasklist_reminder_bar_close', CLOSED);
    recordPageView('/', OWN_PAGE);

    expect(recorded.mock.calls.map(([name]) => name)).toEqual(['tasklist_reminder_bar_close', 'page_view']);
  });

  test.each(['{', '7', '[null, {"name": 7}]'])('when storage contains %s', (stored) => {
    const recorded = recorder(true);
    window.sessionStorage.setItem('store-admin-queued-events', stored);

    recordPageView('/', OWN_PAGE);

    expect(recorded.mock.calls.map(([name]) => name)).toEqual(['page_view']);
  });
});
