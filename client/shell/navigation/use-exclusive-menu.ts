import { useEffect, useLayoutEffect } from 'react';

/** The host's own body class of a menu that is folded to its icons. */
const FOLDED = 'folded';
/** Marks that the menu is folded because of the store's navigation and not by the user's choice. */
const FOLDED_FOR_US = 'sa-folds-host-menu';

/**
 * Keeps only one full menu open: the host's menu is folded to its icons while the store's navigation is open, and the
 * navigation is folded when the user unfolds the host's menu. Host pages may already load with their menu folded.
 */
export function useExclusiveMenu(isOpen: boolean, fold: () => void): void {
  useLayoutEffect(() => {
    const { classList } = document.body;
    const unfold = () => {
      if (classList.contains(FOLDED_FOR_US)) classList.remove(FOLDED, FOLDED_FOR_US);
    };
    if (!isOpen) unfold();
    else if (!classList.contains(FOLDED)) classList.add(FOLDED, FOLDED_FOR_US);
    document
      .getElementById('collapse-button')
      ?.setAttribute('aria-expanded', String(!classList.contains(FOLDED)));
    return unfold;
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const observer = new MutationObserver(() => {
      if (!document.body.classList.contains(FOLDED)) fold();
    });
    observer.observe(document.body, { attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [isOpen, fold]);
}
