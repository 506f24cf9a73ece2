import { useLayoutEffect, type RefObject } from 'react';

/**
 * Takes what an element holds out of reach of pointers, keyboards and screen readers, while it stays in its place. As an
 * effect, because React 18 and 19 want the attribute written differently.
 */
export function useInert(element: RefObject<Element | null>, isInert: boolean): void {
  useLayoutEffect(() => {
    element.current?.toggleAttribute('inert', isInert);
  }, [element, isInert]);
}
