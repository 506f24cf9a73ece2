export interface Dismissal {
  /** Whether it was dismissed in this tab. */
  isMade: () => boolean;
  make: () => void;
}

/**
 * Remembers a dismissal until the tab is closed. If the browser's storage is blocked, the element is shown again on the
 * next page.
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
      // The storage is blocked, so the next page shows it again.
    }
  },
});
