import { useEffect } from 'react';
import { useLocation } from '@admin/navigation';

/** Scrolls to the element with an id and focuses it, each time the address requests it. */
export function useScrollToElement(id: string, isRequested: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    if (!isRequested) return;
    // After the layout, which scrolls each screen to its top.
    const frame = requestAnimationFrame(() => {
      const element = document.getElementById(id);
      element?.scrollIntoView({ block: 'start' });
      element?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, isRequested, key]);
}
