import { fireEvent, screen, waitFor } from '@testing-library/react';

/* Test support: a user who retries until the wizard is done. */

/** Enough tries for a wizard with two failures. */
const MAX_TRIES = 16;

/**
 * Repeats `act` until the wizard is done. Returns the error messages that were shown.
 * @param act clicks or enters something, depending on the screen; never called while something is in progress
 */
export async function completeWizard(act: () => void, isDone: () => boolean): Promise<string> {
  const messages = new Set<string>();
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    await waitFor(() => expect(isDone() || !isBusy()).toBe(true));
    for (const alert of screen.queryAllByRole('alert')) messages.add(alert.textContent ?? '');
    for (const notice of document.querySelectorAll('.sa-snackbar.is-error'))
      messages.add(notice.textContent ?? '');
    if (isDone()) return [...messages].join('\n');
    // Something may have started loading since.
    if (!isBusy()) act();
  }
  throw new Error(`Not done after ${MAX_TRIES} tries: ${document.body.textContent}`);
}

const isBusy = (): boolean =>
  document.querySelector('[aria-busy="true"], .sa-spinner, .sa-placeholder') !== null;

/** Clicks the first existing button of these names. */
export function pressFirst(...names: (string | RegExp)[]): void {
  for (const name of names) {
    const [button] = screen.queryAllByRole('button', { name });
    if (!button) continue;
    fireEvent.click(button);
    return;
  }
  throw new Error(`There is none of these buttons: ${names.join(', ')}. ${document.body.textContent}`);
}

/**
 * Returns a function that types into the labeled fields when they first appear. Afterwards, it expects the value to be
 * unchanged.
 */
export function buildTypist(name: string | RegExp, value: string): () => void {
  let hasTyped = false;
  return () => {
    const fields = screen.queryAllByLabelText<HTMLInputElement>(name);
    for (const field of fields) {
      if (!hasTyped) fireEvent.change(field, { target: { value } });
      else if (field.value !== value) throw new Error(`What was typed is lost: "${field.value}".`);
    }
    hasTyped ||= fields.length > 0;
  };
}
