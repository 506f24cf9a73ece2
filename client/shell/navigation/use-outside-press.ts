import { useEffect, useRef, type RefObject } from 'react';

/** Calls back when the user presses outside of an element. */
export function useOutsidePress(inside: RefObject<Element | null>, onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && inside.current && !inside.current.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [inside]);
}
