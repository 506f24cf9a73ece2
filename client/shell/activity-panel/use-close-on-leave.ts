import { useEffect, useRef, type RefObject } from 'react';
import { addHistoryListener } from '@admin/navigation';

/** Snackbars belong to what was done in the panel, and so do menus and dialogs above the page: using one is no leaving. */
const ABOVE_PAGE = '.woocommerce-transient-notices, .sa-popup, .sa-modal';

/**
 * Closes what is open when the user goes elsewhere: by an address, by moving the focus, or by pressing beside it.
 */
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
    // A page that comes back as it was left should not be behind a panel.
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
