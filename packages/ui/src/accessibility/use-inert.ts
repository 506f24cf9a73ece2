import { useLayoutEffect, type RefObject } from 'react';

/**
 * Takes what an element holds out of reach of pointers, keyboards and screen readers, while it stays in its place: what is
 * about to be replaced, or is on its way out. As an effect, because React 18 and 19 want the attribute written differently;
 * with `aria-hidden`, for programs that read the page and do not know `inert`.
 */
export function useInert(element: RefObject<Element | null>, isInert: boolean): void {
  useLayoutEffect(() => {
    const { current } = element;
    current?.toggleAttribute('inert', isInert);
    if (isInert) current?.setAttribute('aria-hidden', 'true');
    else current?.removeAttribute('aria-hidden');
  }, [element, isInert]);
}
