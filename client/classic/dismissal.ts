export interface Dismissal {
  /** Whether it was hidden in this tab. */
  isMade: () => boolean;
  make: () => void;
}

/**
 * Remembers until the tab is closed that something was hidden there. Where the browser's storage is switched off, it
 * is back with the next page.
 * @param key of the session storage
 */
export const dismissalInTab = (key: string): Dismissal => ({
  isMade() {
    try {
      return window.sessionStorage.getItem(key) === 'yes';
    } catch {
      return false;
    }
  },
  make() {
    try {
      window.sessionStorage.setItem(key, 'yes');
    } catch {
      // The next page shows it again, which is all that can be done.
    }
  },
});
