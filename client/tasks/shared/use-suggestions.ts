import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { useOutcome } from '@admin/store-notices';
import { usePreference, userStore, type TaskSuggestion } from '@admin/store-user';

/** What the setup tasks suggested and this user dismissed, which holds on every device. */
export function useSuggestions() {
  const { changePreference } = useDispatch(userStore);
  const [stored] = usePreference('suggestions_dismissed');
  const report = useOutcome();
  return {
    isDismissed: (name: TaskSuggestion): boolean => toNames(stored).includes(name),
    dismiss(name: TaskSuggestion) {
      if (toNames(stored).includes(name)) return;
      const add = (now: unknown) => [...new Set([...toNames(now), name])];
      void report(changePreference('suggestions_dismissed', add), {
        failed: __('The suggestion is gone for now, but that could not be saved', 'woocommerce'),
      });
    },
  };
}

/** A preference is what its last writer left there. */
const toNames = (stored: unknown): TaskSuggestion[] => (Array.isArray(stored) ? stored : []);
