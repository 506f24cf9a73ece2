import { __ } from '@wordpress/i18n';

/** A screen that opens with a letter after `g`. */
export interface LetterShortcut {
  letter: string;
  /** `/analytics/orders`; ignored if the user can't see the screen. */
  path: string;
}

/**
 * First letters of the English names where they are free. The same letters apply in every language, as the sheet shows.
 */
export const SHORTCUT_LETTERS: readonly LetterShortcut[] = [
  { letter: 'h', path: '/' },
  { letter: 'a', path: '/analytics/overview' },
  { letter: 'r', path: '/analytics/revenue' },
  { letter: 'o', path: '/analytics/orders' },
  { letter: 'p', path: '/analytics/products' },
  { letter: 'c', path: '/customers' },
  { letter: 's', path: '/analytics/stock' },
  { letter: 'm', path: '/marketing' },
  { letter: 'e', path: '/store-admin/extensions' },
];

/** Names of shortcuts that can be switched off, as stored in the preference. */
export type ShortcutName = 'palette' | 'search' | 'sheet' | 'go';

export interface Shortcut {
  name: ShortcutName;
  keys: string;
  label: string;
}

/** Lists the shortcuts that the sheet shows first, with ⌘ instead of Ctrl on a Mac. */
export function listShortcuts(): Shortcut[] {
  const isMac = /mac|iphone|ipad/i.test(window.navigator.userAgent);
  return [
    {
      name: 'palette',
      keys: isMac ? '⌘ K' : 'Ctrl K',
      label: __('Find screens, records and actions', 'store-admin'),
    },
    { name: 'search', keys: '/', label: __('Find (single key)', 'store-admin') },
    { name: 'sheet', keys: '?', label: __('Show keyboard shortcuts', 'store-admin') },
    { name: 'go', keys: 'g …', label: __('Go to a screen', 'store-admin') },
  ];
}
