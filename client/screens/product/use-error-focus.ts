import { useLayoutEffect, useRef, useState } from 'react';

/** Leads to the first field that is wrong, once it is drawn as wrong. */
export function useErrorFocus() {
  const element = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  useLayoutEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return { element, focusFirstError: () => setAttempts((count) => count + 1) };
}
