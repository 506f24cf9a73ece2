import { useLayoutEffect, type RefObject } from 'react';

/**
 * Makes an element's content inert (no pointer, keyboard or screen reader access) while it stays visible, such as
 * content that is being replaced. Set in an effect, because React 18 and 19 need the attribute in different forms.
 * `aria-hidden` is for assistive software without support for `inert`.
 */
export function useInert(element: RefObject<Element | null>, isInert: boolean): void {
  useLayoutEffect(() => {
    const { current } = element;
    current?.toggleAttribute('inert', isInert);
    if (isInert) current?.setAttribute('aria-hidden', 'true');
    else current?.removeAttribute('aria-hidden');
  }, [element, isInert]);
}
