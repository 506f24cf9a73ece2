import { useLayoutEffect } from 'react';

const HAS_NAVIGATION = 'has-woocommerce-navigation';
const FOLDED = 'is-wc-nav-folded';
const EXPANDED = 'is-wc-nav-expanded';

/** Keeps the host's body classes in sync with the navigation, and removes them when it is hidden. */
export function useBodyClasses(isShown: boolean, isFolded: boolean): void {
  useLayoutEffect(() => {
    const { classList } = document.body;
    classList.toggle(HAS_NAVIGATION, isShown);
    classList.toggle(FOLDED, isShown && isFolded);
    classList.toggle(EXPANDED, isShown && !isFolded);
  }, [isShown, isFolded]);

  useLayoutEffect(() => () => document.body.classList.remove(HAS_NAVIGATION, FOLDED, EXPANDED), []);
}
