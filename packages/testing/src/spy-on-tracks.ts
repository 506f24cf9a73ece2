import { afterTest } from './after-test';

/**
 * Enables usage tracking until the end of the test.
 *
 * @returns A mock called with the name and properties of each recorded event.
 */
export function spyOnTracks() {
  const recordEvent = jest.fn<void, [name: string, properties: object]>();
  Reflect.set(window, 'wcTracks', { isEnabled: true, recordEvent });
  afterTest(() => Reflect.deleteProperty(window, 'wcTracks'));
  return recordEvent;
}
