import { useRef } from 'react';

export interface AutofillProps {
  /** The autofill fields to offer, as tokens of the `autocomplete` attribute: `['country-name', 'address-level1']`. */
  autoComplete?: readonly string[] | undefined;
  /** The browser's autofilled values by token, '' for those not filled yet. */
  onAutofill?: ((filled: Record<string, string>) => void) | undefined;
}

/**
 * Browsers autofill plain inputs only, not comboboxes: these inputs receive the values. They are visually hidden, not
 * `display: none`, which browsers would skip.
 */
export function AutofillTargets({ autoComplete = [], onAutofill }: AutofillProps) {
  // A ref, since browsers fill all inputs at once, before a state update would render.
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
