const HEADING = '.woocommerce-layout__header-heading';

/** Leads the keyboard to the title of the page, from where it continues. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>(HEADING)?.focus({ preventScroll: true });
}
