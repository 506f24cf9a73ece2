import { useEffect } from 'react';
import { useLocation } from '@admin/navigation';

/** Brings the element of an id into view, and the focus to it, each time the address asks for it. */
export function useScrollToElement(id: string, isRequested: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    if (!isRequested) return;
    // After the shell, which begins each screen at its top.
    const frame = requestAnimationFrame(() => {
      const element = document.getElementById(id);
      element?.scrollIntoView({ block: 'start' });
      element?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, isRequested, key]);
}
