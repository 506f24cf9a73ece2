import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { recordEvent } from '@admin/tracks';

/** A function that says how it ended to put the suggestions of a settings tab away. */
export function useHideSuggestions(tab: 'checkout' | 'shipping') {
  const report = usePromiseNotice();
  return (saving: Promise<unknown>): void => {
    recordEvent('settings_suggestions_dismissed', { tab });
    void report(saving, {
      done: __('Suggestions hidden. To turn off all suggestions, use the inbox menu.', 'woocommerce'),
      failed: __('There was a problem hiding the suggestions', 'woocommerce'),
    });
  };
}
