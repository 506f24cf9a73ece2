import { useLayoutEffect, useState } from 'react';

/**
 * An element that is added to a page of the host, for what is drawn outside of the dashboard's own part.
 * @param add puts a new element in its place and gives it back, `undefined` where the page has no such place; it has to
 *   be the same function at every rendering
 * @returns `undefined` until it is in the page: dialogs and popovers cannot open in an element that is not
 */
export function useAddedElement(add: () => HTMLElement | undefined): HTMLElement | undefined {
  const [element, setElement] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const added = add();
    // oxlint-disable-next-line react/set-state-in-effect -- what is drawn in it needs it in the page, where it is from here on
    setElement(added);
    return () => added?.remove();
  }, [add]);
  return element;
}
