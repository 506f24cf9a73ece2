import { useLayoutEffect, useState } from 'react';

/**
 * Inserts an element into the host's page, for content outside of the dashboard's root.
 * @param place inserts a new `div`, or does nothing if the page has no suitable place; it must keep its identity
 * between renders
 * @returns `undefined` until it is in the page: dialogs and popovers cannot open in a detached element
 */
export function useInsertedElement(place: (element: HTMLElement) => void): HTMLElement | undefined {
  // Strict Mode runs effects twice: reusing the element keeps its rendered content.
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
