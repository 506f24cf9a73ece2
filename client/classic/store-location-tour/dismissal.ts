const KEY = 'store-admin-store-location-tour-dismissed';

/** Whether the tour was dismissed in this tab; saving the form loads the page anew, and must not bring it back. */
export function isDismissed(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

export function rememberDismissal(): void {
  try {
    window.sessionStorage.setItem(KEY, 'yes');
  } catch {
    // The storage is switched off: the tour is back after the next page load.
  }
}
