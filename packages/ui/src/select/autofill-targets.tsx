import { useRef } from 'react';

export interface AutofillProps {
  /**
   * What the browser's autofill may offer here, as tokens of the `autocomplete` attribute:
   * `['country-name', 'address-level1']`.
   */
  autoComplete?: readonly string[] | undefined;
  /** What the browser filled in, as it stands: a text for each token, '' for those not filled yet. */
  onAutofill?: ((filled: Record<string, string>) => void) | undefined;
}

/**
 * Browsers fill plain inputs and know nothing of comboboxes: these take what they fill, out of sight but
 * not out of their reach (browsers pass over `display: none`).
 */
export function AutofillTargets({ autoComplete = [], onAutofill }: AutofillProps) {
  // Browsers fill the inputs in one go, faster than a state would follow.
  const filled = useRef<Record<string, string>>({});
  if (!onAutofill) return null;
  const fill = (token: string, text: string) => {
    const empty = Object.fromEntries(autoComplete.map((other) => [other, '']));
    filled.current = { ...empty, ...filled.current, [token]: text };
    onAutofill(filled.current);
  };
  return autoComplete.map((token) => (
    <input
      key={token}
      className="sa-visually-hidden"
      type="text"
      name={token}
      autoComplete={token}
      tabIndex={-1}
      aria-hidden="true"
      onChange={(event) => fill(token, event.target.value)}
    />
  ));
}
