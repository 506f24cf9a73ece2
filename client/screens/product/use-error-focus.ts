import { useLayoutEffect, useRef, useState } from 'react';

const INTERRUPTIONS = ['pointerdown', 'keydown'] as const;

/**
 * Leads to the first field that is wrong, as soon as it is rendered as wrong: its tab, the script of that tab and the
 * error come one after the other. Whoever presses something meanwhile is not interrupted.
 * @param isDrawn whether the chosen tab is the one that is rendered
 */
export function useErrorFocus(isRendered: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const finished = useRef(0);
  useLayoutEffect(() => {
    const form = element.current;
    if (!form || !isRendered || attempts === finished.current) return undefined;
    const observer = new MutationObserver(focusFirst);
    function stop() {
      observer.disconnect();
      for (const event of INTERRUPTIONS) window.removeEventListener(event, finish);
    }
    function finish() {
      finished.current = attempts;
      stop();
    }
    function focusFirst() {
      const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (!field) return;
      finish();
      field.focus();
    }
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    for (const event of INTERRUPTIONS) window.addEventListener(event, finish);
    focusFirst();
    return stop;
  }, [attempts, isRendered]);
  return { element, focusFirstError: () => setAttempts((count) => count + 1) };
}
