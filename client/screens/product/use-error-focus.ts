import { useLayoutEffect, useRef, useState } from 'react';

const INTERRUPTIONS = ['pointerdown', 'keydown'] as const;

/**
 * Focuses the first invalid field once its error is rendered: its tab, the tab's chunk and the error render one after
 * the other. Stops if the user interacts meanwhile.
 * @param isRendered whether the chosen tab is the one that is rendered
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
