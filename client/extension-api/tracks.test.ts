import { setConsent } from '@admin/tracks';
import { bumpStat } from './tracks';

/** Collects the requested image URLs, on a page whose recorder sends events to Automattic. */
function watchImages(): string[] {
  const asked: string[] = [];
  jest.spyOn(window, 'Image').mockImplementation(
    () =>
      ({
        set src(address: string) {
          asked.push(address);
        },
      }) as HTMLImageElement,
  );
  return asked;
}

beforeEach(() => {
  Object.assign(window, { wcTracks: { isEnabled: true, recordEvent() {} }, _tkq: [] });
  setConsent(true);
});

afterEach(() => {
  Reflect.deleteProperty(window, 'wcTracks');
  Reflect.deleteProperty(window, '_tkq');
});

test('counts statistics when the recorder sends events to Automattic', () => {
  const asked = watchImages();

  expect(bumpStat('acme', 'opened')).toBe(true);
  expect(bumpStat({ acme: 'closed', other: 'seen' })).toBe(true);

  const stats = asked.map((address) => Object.fromEntries(new URL(address).searchParams));
  expect(stats).toMatchObject([
    { v: 'wpcom-no-pv', 'x_woocommerce-acme': 'opened' },
    { 'x_woocommerce-acme': 'closed', 'x_woocommerce-other': 'seen' },
  ]);
});

test('counts nothing without a name or consent, or when events are sent elsewhere', () => {
  const asked = watchImages();

  expect(bumpStat('acme')).toBe(false);
  Reflect.deleteProperty(window, '_tkq');
  expect(bumpStat('acme', 'opened')).toBe(false);
  Object.assign(window, { _tkq: [] });
  setConsent(false);
  expect(bumpStat('acme', 'opened')).toBe(false);

  expect(asked).toEqual([]);
});
