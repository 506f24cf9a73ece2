import { useDispatch } from '@admin/data';
import { usePreference, userStore, type Suggestion } from '@admin/store-user';

/** Suggestions that this user dismissed, on all devices. */
export function useSuggestions() {
  const { changePreference } = useDispatch(userStore);
  const [stored] = usePreference('suggestions_dismissed');
  return {
    isDismissed: (name: Suggestion): boolean => toNames(stored).includes(name),
    /** Permanently; rejects with an `ApiError`. */
    async dismiss(name: Suggestion): Promise<void> {
      if (toNames(stored).includes(name)) return;
      await changePreference('suggestions_dismissed', (now) => [...new Set([...toNames(now), name])]);
    },
  };
}

/** The stored preference is not validated, so it may not be a list. */
const toNames = (stored: unknown): Suggestion[] => (Array.isArray(stored) ? stored : []);
