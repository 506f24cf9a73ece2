import { useEffect, useRef, type RefObject } from 'react';
import { addHistoryListener } from '@admin/navigation';

/** Snackbars, menus and dialogs above the page belong to the panel: using them doesn't close it. */
const ABOVE_PAGE = '.woocommerce-transient-notices, .sa-popup, .sa-modal';

/** Closes the panel when the user navigates, moves the focus out of it, or presses outside of it. */
export function useCloseOnLeave(
  inside: RefObject<Element | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => latest.current();
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Element) || inside.current?.contains(target)) return;
      if (!target.closest(ABOVE_PAGE)) close();
    };
    // A page restored from the back/forward cache shouldn't be covered by a panel.
    const closeOnReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) close();
    };
    const stopListening = addHistoryListener(close);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('pointerdown', closeOutside, true);
    window.addEventListener('pageshow', closeOnReturn);
    return () => {
      stopListening();
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('pointerdown', closeOutside, true);
      window.removeEventListener('pageshow', closeOnReturn);
    };
  }, [inside, isOpen]);
}
