import { afterTest } from './clean-up';

/**
 * A recorder of a shop whose owner consented, until the test is over. What it gives back hears each event that is
 * recorded from here on, as `(name, properties)`.
 */
export function hearEvents() {
  const recordEvent = jest.fn<void, [name: string, properties: object]>();
  Reflect.set(window, 'wcTracks', { isEnabled: true, recordEvent });
  afterTest(() => Reflect.deleteProperty(window, 'wcTracks'));
  return recordEvent;
}
