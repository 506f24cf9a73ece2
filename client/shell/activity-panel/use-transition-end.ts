import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Says when the transition of an element is over. The browser is asked what still moves, instead of waiting for an
 * event which never comes where nothing moves: with reduced motion, out of sight, or when it was cut short.
 * @param phase what the element shows by its class
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
    const settle = () => {
      if (isCurrent) latest.current();
    };
    const motions = element.current?.getAnimations?.() ?? [];
    // One that is cut short is over, too.
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(settle);
    return () => {
      isCurrent = false;
    };
  }, [element, phase, tab]);
}
