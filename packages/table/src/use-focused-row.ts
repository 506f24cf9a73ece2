import { useEffect, useState, type RefObject } from 'react';

/** The index of the row in which the focus is. */
export function useFocusedRow(region: RefObject<HTMLElement | null>): number | undefined {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const follow = ({ target }: FocusEvent) => {
      const index = target instanceof Element && target.closest('tr')?.dataset['index'];
      setFocused(index ? Number(index) : undefined);
    };
    const leave = () => setFocused(undefined);
    element.addEventListener('focusin', follow);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', follow);
      element.removeEventListener('focusout', leave);
    };
  }, [region]);
  return focused;
}
