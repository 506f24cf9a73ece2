import { useSyncExternalStore } from 'react';

/** Pixels; product specification, section 9. */
const SCROLL_THRESHOLD = 20;

/** Whether the page has been scrolled so far that the header should stand out from the content. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > SCROLL_THRESHOLD);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
