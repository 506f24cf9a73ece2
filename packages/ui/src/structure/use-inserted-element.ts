import { useLayoutEffect, useState } from 'react';

/**
 * An element that is added to a page of the host, for what is drawn outside of the dashboard's own part.
 * @param place puts a new `div` where it belongs, or nowhere if the page has no such place; it has to be the same function
 *   at every rendering
 * @returns `undefined` until it is in the page: dialogs and popovers cannot open in an element that is not
 */
export function useInsertedElement(place: (element: HTMLElement) => void): HTMLElement | undefined {
  // Strict Mode runs effects twice: the same element keeps what was drawn in it meanwhile in the page.
  const [element] = useState(() => document.createElement('div'));
  const [isPlaced, setPlaced] = useState(false);
  useLayoutEffect(() => {
    place(element);
    // oxlint-disable-next-line react/set-state-in-effect -- what is drawn in it needs it in the page, where it is from here on
    setPlaced(element.isConnected);
    return () => element.remove();
  }, [element, place]);
  return isPlaced ? element : undefined;
}
