import { useLayoutEffect } from 'react';

const HAS_NAVIGATION = 'has-woocommerce-navigation';
const FOLDED = 'is-wc-nav-folded';
const EXPANDED = 'is-wc-nav-expanded';

/** Keeps the host's own classes on the page in step with the navigation, and gives its room back when it is gone. */
export function useBodyClasses(isShown: boolean, isFolded: boolean): void {
  useLayoutEffect(() => {
    const { classList } = document.body;
    classList.toggle(HAS_NAVIGATION, isShown);
    classList.toggle(FOLDED, isShown && isFolded);
    classList.toggle(EXPANDED, isShown && !isFolded);
  }, [isShown, isFolded]);

  useLayoutEffect(() => () => document.body.classList.remove(HAS_NAVIGATION, FOLDED, EXPANDED), []);
}
