import { useEffect, useRef, type RefObject } from 'react';

/** Calls back when the user presses anywhere but in the given elements. */
export function useDismiss(
  isOpen: boolean,
  inside: readonly RefObject<Element | null>[],
  onDismiss: () => void,
): void {
  const latest = useRef({ inside, onDismiss });
  useEffect(() => {
    latest.current = { inside, onDismiss };
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePress = ({ target }: PointerEvent) => {
      const isInside = latest.current.inside.some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isInside) latest.current.onDismiss();
    };
    document.addEventListener('pointerdown', handlePress, true);
    return () => document.removeEventListener('pointerdown', handlePress, true);
  }, [isOpen]);
}
