import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Calls back when the transition of an element is over. Uses the element's running animations instead of the event,
 * which never fires if nothing moves: with reduced motion, in hidden elements, or after a canceled transition.
 * @param phase the state that the element's class represents
 */
export function useTransitionEnd(
  element: RefObject<Element | null>,
  phase: string,
  tab: string,
  onSettled: () => void,
): void {
  const latest = useRef(onSettled);
  useLayoutEffect(() => {
    latest.current = onSettled;
  });
  useLayoutEffect(() => {
    if (phase !== 'switching' && phase !== 'closing') return undefined;
    let isCurrent = true;
    const waitForLazyChunks = () => {
      if (isCurrent) latest.current();
    };
    const motions = element.current?.getAnimations?.() ?? [];
    // A canceled transition is over too.
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(waitForLazyChunks);
    return () => {
      isCurrent = false;
    };
  }, [element, phase, tab]);
}
