import { useLayoutEffect } from 'react';

/** Classes that extensions and the host's style sheets use for first-run wizards. */
const CLASSES = [
  'woocommerce-profile-wizard__body',
  'woocommerce-admin-full-screen',
  'is-wp-toolbar-disabled',
];

/** Hides the host's admin menu and toolbar while the wizard is shown. */
export function useFullScreen(): void {
  useLayoutEffect(() => {
    document.body.classList.add(...CLASSES);
    return () => document.body.classList.remove(...CLASSES);
  }, []);
}
