const KEY = 'store-admin-app-banner-dismissed';

/** Whether the banner was put away in this tab, saved for the user or not. */
export function isDismissedHere(): boolean {
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
    // The storage is switched off: until it is saved for the user, the next page shows the banner again.
  }
}
