import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { recordEvent } from '@admin/tracks';

/** Returns a function that hides the suggestions of a settings tab and reports the result. */
export function useHideSuggestions(tab: 'checkout' | 'shipping') {
  const report = usePromiseNotice();
  return (saving: Promise<unknown>): void => {
    recordEvent('settings_suggestions_dismissed', { tab });
    void report(saving, {
      done: __('Suggestions hidden. To turn off all suggestions, use the inbox menu.', 'store-admin'),
      failed: __('There was a problem hiding the suggestions', 'store-admin'),
    });
  };
}
