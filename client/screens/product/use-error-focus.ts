import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Leads to the first field that is wrong, once it is drawn as wrong.
 * @param isDrawn whether the chosen tab is the one that is drawn
 */
export function useErrorFocus(isDrawn: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const led = useRef(0);
  useLayoutEffect(() => {
    if (!isDrawn || attempts === led.current) return;
    led.current = attempts;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, isDrawn]);
  return { element, focusFirstError: () => setAttempts((count) => count + 1) };
}
