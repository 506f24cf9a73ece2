import { useLayoutEffect } from 'react';

/** As extensions and the host's own sheets know a guide of the first run. */
const CLASSES = [
  'woocommerce-profile-wizard__body',
  'woocommerce-admin-full-screen',
  'is-wp-toolbar-disabled',
];

/** Takes the frame of the host away for as long as the guide is shown. */
export function useFullScreen(): void {
  useLayoutEffect(() => {
    document.body.classList.add(...CLASSES);
    return () => document.body.classList.remove(...CLASSES);
  }, []);
}
