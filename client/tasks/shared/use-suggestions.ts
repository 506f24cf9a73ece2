import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { useSuggestions as useAllSuggestions } from '@admin/store-promotions';
import type { Suggestion } from '@admin/store-user';

/** Suggestions of the setup tasks: hidden immediately when dismissed, and permanently once that is saved. */
export function useSuggestions() {
  const { isDismissed, dismiss } = useAllSuggestions();
  const report = usePromiseNotice();
  return {
    isDismissed,
    dismiss: (name: Suggestion) =>
      void report(dismiss(name), {
        failed: __('The suggestion is hidden for now, but your choice could not be saved', 'store-admin'),
      }),
  };
}
