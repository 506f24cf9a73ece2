import { fireEvent, screen, waitFor } from '@testing-library/react';

/* For tests: an owner who does not give up. */

/** As often as an owner tries, with two failures on the way. */
const MOST_TRIES = 16;

/**
 * Does what the screen asks for until the wizard is done. Returns what was said of failures on the way.
 * @param act one press or entry, by what is on the screen; never while something is in progress
 */
export async function completeWizard(act: () => void, isDone: () => boolean): Promise<string> {
  const said = new Set<string>();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await waitFor(() => expect(isDone() || !isBusy()).toBe(true));
    for (const alert of screen.queryAllByRole('alert')) said.add(alert.textContent ?? '');
    for (const notice of document.querySelectorAll('.sa-snackbar.is-error'))
      said.add(notice.textContent ?? '');
    if (isDone()) return [...said].join('\n');
    // It may have begun since.
    if (!isBusy()) act();
  }
  throw new Error(`Not done after ${MOST_TRIES} tries: ${document.body.textContent}`);
}

const isBusy = (): boolean =>
  document.querySelector('[aria-busy="true"], .sa-spinner, .sa-placeholder') !== null;

/** Presses the first button of these names that is there. */
export function pressFirst(...names: (string | RegExp)[]): void {
  for (const name of names) {
    const [button] = screen.queryAllByRole('button', { name });
    if (!button) continue;
    fireEvent.click(button);
    return;
  }
  throw new Error(`There is none of these buttons: ${names.join(', ')}. ${document.body.textContent}`);
}

/** Types into fields of a label the first time they are there. From then on that has to be in them. */
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
