import {
  queueRecordEvent,
  recordEvent,
  recordListEvent,
  recordPageView,
  setConsent,
  startRecording,
} from './index';

/** The host's recorder, as a page with or without consent has it. */
function recorder(isEnabled: boolean) {
  const recorded = jest.fn<void, [name: string, properties: object]>();
  Object.assign(window, { wcTracks: { isEnabled, recordEvent: recorded } });
  return recorded;
}

const OWN_PAGE = { is_embedded: false };
const CLOSED = { steps_left: 2 };
const ends: (() => void)[] = [];
const start = () => void ends.push(startRecording());

/** Another tab of the browser says what it knows. */
const otherTabSays = (answer: 'yes' | 'no') =>
  window.localStorage.setItem('store-admin-tracking-allowed', answer);

afterEach(() => {
  for (const end of ends.splice(0)) end();
  setConsent(true);
  Reflect.deleteProperty(window, 'wcTracks');
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('an event goes to the recorder of the host', () => {
  const recorded = recorder(true);

  expect(recordEvent('task_view', { task_name: 'tax' })).toBe(true);
  expect(recordListEvent('extended_tasklist_', 'click', { task_name: 'app' })).toBe(true);
  expect(recorded.mock.calls).toEqual([
    ['task_view', { task_name: 'tax' }],
    ['extended_tasklist_click', { task_name: 'app' }],
  ]);
});

test('a page view names its path', () => {
  const recorded = recorder(true);

  recordPageView('/analytics/revenue', OWN_PAGE);

  expect(recorded).toHaveBeenCalledWith('page_view', { path: '/analytics/revenue', is_embedded: false });
});

test('a queued event is recorded once, before the next page view', () => {
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

  test('events wait for one, and keep their order', () => {
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

  test('what waits is recorded by the next page of the tab when this one is left', () => {
    recorder(true);
    connection(false);
    recordEvent('task_view', { task_name: 'tax' });
    connection(true);
    const recorded = recorder(true);

    recordPageView('/', OWN_PAGE);

    expect(recorded.mock.calls.map(([name]) => name)).toEqual(['task_view', 'page_view']);
  });

  test('what waits is dropped when consent is withdrawn meanwhile', () => {
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
  test('nothing is recorded', () => {
    const recorded = recorder(false);

    expect(recordEvent('task_view', { task_name: 'tax' })).toBe(false);
    expect(recordPageView('/', OWN_PAGE)).toBe(false);
    expect(recorded).not.toHaveBeenCalled();
  });

  test('nothing is queued for later', () => {
    recorder(false);
    queueRecordEvent('tasklist_reminder_bar_close', CLOSED);
    const recorded = recorder(true);

    recordPageView('/', OWN_PAGE);

    expect(recorded).toHaveBeenCalledTimes(1);
  });

  test('what was queued while there was consent is dropped', () => {
    recorder(true);
    queueRecordEvent('tasklist_reminder_bar_close', CLOSED);
    recorder(false);
    recordPageView('/', OWN_PAGE);
    const recorded = recorder(true);

    recordPageView('/', OWN_PAGE);

    expect(recorded).toHaveBeenCalledTimes(1);
  });

  test.each([undefined, null, 'text', {}, { isEnabled: 'yes', recordEvent() {} }, { isEnabled: true }])(
    'a page whose recorder is %j records nothing',
    (wcTracks) => {
      Object.assign(window, { wcTracks });
      start();

      expect(recordEvent('task_view', { task_name: 'tax' })).toBe(false);
      expect(() => queueRecordEvent('tasklist_reminder_bar_close', CLOSED)).not.toThrow();
    },
  );
});

describe('consent that changes while the page is open', () => {
  test('is followed at once when it is withdrawn here', () => {
    const recorded = recorder(true);
    start();

    setConsent(false);

    expect(recordEvent('task_view', { task_name: 'tax' })).toBe(false);
    expect(recorded).not.toHaveBeenCalled();
  });

  test('is followed when another tab withdraws it, until a page is printed with it again', () => {
    const recorded = recorder(true);
    start();

    otherTabSays('no');
    expect(recordEvent('task_view', { task_name: 'tax' })).toBe(false);

    start();
    expect(recordEvent('task_view', { task_name: 'tax' })).toBe(true);
    expect(recorded).toHaveBeenCalledTimes(1);
  });

  test('is told to the other tabs, when it is withdrawn and when a page is printed without', () => {
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

  test('switches an idle recorder on when it is given', () => {
    const enable = jest.fn(() => recorder(true));
    Object.assign(window, { wcTracks: { isEnabled: false, recordEvent() {}, enable } });
    start();

    setConsent(true);
    setConsent(true);

    expect(recordEvent('task_view', { task_name: 'tax' })).toBe(true);
    expect(enable).toHaveBeenCalledTimes(1);
  });

  test('is followed on this page where storage is forbidden', () => {
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

describe('nothing throws', () => {
  test('when the recorder does', () => {
    recorder(true).mockImplementation(() => {
      throw new Error('offline');
    });

    expect(recordEvent('task_view', { task_name: 'tax' })).toBe(false);
  });

  test('when storage is full: events wait as long as the page is open', () => {
    const recorded = recorder(true);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });

    queueRecordEvent('tasklist_reminder_bar_close', CLOSED);
    recordPageView('/', OWN_PAGE);

    expect(recorded.mock.calls.map(([name]) => name)).toEqual(['tasklist_reminder_bar_close', 'page_view']);
  });

  test.each(['{', '7', '[null, {"name": 7}]'])('when storage holds %s', (stored) => {
    const recorded = recorder(true);
    window.sessionStorage.setItem('store-admin-queued-events', stored);

    recordPageView('/', OWN_PAGE);

    expect(recorded.mock.calls.map(([name]) => name)).toEqual(['page_view']);
  });
});
