import { waitFor } from '@testing-library/react';

/**
 * Creates a nock reply that stays pending until `release()` is called, to test loading states:
 * `api.get(path).reply(200, deferred.reply)`.
 *
 * @returns `reply` for nock, `release`, and `requested()`, which resolves once the request was sent.
 */
export function deferReply(body: () => unknown) {
  let release = () => {};
  let isRequested = false;
  const released = new Promise<void>((resolve) => (release = resolve));
  const reply = async () => {
    isRequested = true;
    await released;
    return body();
  };
  return { reply, release, requested: () => waitFor(() => expect(isRequested).toBe(true)) };
}
