import { queueRecordEvent, recordEvent, recordPageView } from './index';

/** The host's recorder, as a page with or without consent has it. */
function recorder(isEnabled: boolean) {
  const recorded = jest.fn<void, [name: string, properties: object]>();
  Object.assign(window, { wcTracks: { isEnabled, recordEvent: recorded } });
  return recorded;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'wcTracks');
  window.sessionStorage.clear();
});

test('an event goes to the recorder of the host', () => {
  const recorded = recorder(true);

  expect(recordEvent('tasklist_click', { task_name: 'tax' })).toBe(true);
  expect(recordEvent('tasklist_view')).toBe(true);
  expect(recorded.mock.calls).toEqual([
    ['tasklist_click', { task_name: 'tax' }],
    ['tasklist_view', {}],
  ]);
});

test('a page view names its path', () => {
  const recorded = recorder(true);

  recordPageView('/analytics/revenue', { period: 'month' });

  expect(recorded).toHaveBeenCalledWith('page_view', { path: '/analytics/revenue', period: 'month' });
});

test('a queued event is recorded once, before the next page view', () => {
  const recorded = recorder(true);
  queueRecordEvent('banner_click', { id: 'payments' });
  queueRecordEvent('banner_close');
  expect(recorded).not.toHaveBeenCalled();

  recordPageView('/');
  recordPageView('/marketing');

  expect(recorded.mock.calls.map(([name]) => name)).toEqual([
    'banner_click',
    'banner_close',
    'page_view',
    'page_view',
  ]);
  expect(recorded).toHaveBeenCalledWith('banner_click', { id: 'payments' });
});

describe('without consent', () => {
  test('nothing is recorded', () => {
    const recorded = recorder(false);

    expect(recordEvent('tasklist_click')).toBe(false);
    expect(recordPageView('/')).toBe(false);
    expect(recorded).not.toHaveBeenCalled();
  });

  test('nothing is queued for later', () => {
    recorder(false);
    queueRecordEvent('banner_click');
    const recorded = recorder(true);

    recordPageView('/');

    expect(recorded).toHaveBeenCalledTimes(1);
  });

  test('what was queued while there was consent is dropped', () => {
    recorder(true);
    queueRecordEvent('banner_click');
    recorder(false);
    recordPageView('/');
    const recorded = recorder(true);

    recordPageView('/');

    expect(recorded).toHaveBeenCalledTimes(1);
  });

  test.each([undefined, null, 'text', {}, { isEnabled: 'yes', recordEvent() {} }, { isEnabled: true }])(
    'a page whose recorder is %j records nothing',
    (wcTracks) => {
      Object.assign(window, { wcTracks });

      expect(recordEvent('tasklist_click')).toBe(false);
      expect(() => queueRecordEvent('banner_click')).not.toThrow();
    },
  );
});

describe('nothing throws', () => {
  test('when the recorder does', () => {
    recorder(true).mockImplementation(() => {
      throw new Error('offline');
    });

    expect(recordEvent('tasklist_click')).toBe(false);
  });

  test('when storage is full, forbidden or holds something else', () => {
    const recorded = recorder(true);
    const storing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    expect(() => queueRecordEvent('banner_click')).not.toThrow();

    storing.mockRestore();
    for (const stored of ['{', '7', '[null, {"name": 7}]']) {
      window.sessionStorage.setItem('store-admin-queued-events', stored);
      recordPageView('/');
    }

    expect(recorded.mock.calls.map(([name]) => name)).toEqual(['page_view', 'page_view', 'page_view']);
  });
});
