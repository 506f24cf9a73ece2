import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the screen: whoever has left is not led on by what ends later. */
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
