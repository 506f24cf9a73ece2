import { waitFor } from '@testing-library/react';

/**
 * An answer that is held back until it is released, and tells when it was asked for:
 * `api.get(path).reply(200, answer.reply)`.
 */
export function heldBack(answer: () => unknown) {
  let release = () => {};
  let isAsked = false;
  const released = new Promise<void>((resolve) => (release = resolve));
  const reply = async () => {
    isAsked = true;
    await released;
    return answer();
  };
  return { reply, release, asked: () => waitFor(() => expect(isAsked).toBe(true)) };
}
