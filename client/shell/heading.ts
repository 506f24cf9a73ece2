const HEADING = '.woocommerce-layout__header-heading';

/** Moves the focus to the page title, so that keyboard users continue from there. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>(HEADING)?.focus({ preventScroll: true });
}
