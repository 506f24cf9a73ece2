import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still mounted: a user who has left must not be redirected when an operation ends later. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
