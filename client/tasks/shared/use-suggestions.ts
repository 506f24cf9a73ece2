import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { useSuggestions as useAllSuggestions } from '@admin/store-promotions';
import type { Suggestion } from '@admin/store-user';

/** What the setup tasks suggest, which goes at once when it is dismissed, and stays away where that could be saved. */
export function useSuggestions() {
  const { isDismissed, dismiss } = useAllSuggestions();
  const report = usePromiseNotice();
  return {
    isDismissed,
    dismiss: (name: Suggestion) =>
      void report(dismiss(name), {
        failed: __('The suggestion is hidden for now, but your choice could not be saved', 'woocommerce'),
      }),
  };
}
