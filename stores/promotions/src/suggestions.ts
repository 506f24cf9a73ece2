import { useDispatch } from '@admin/data';
import { usePreference, userStore, type Suggestion } from '@admin/store-user';

/** What was suggested, and this user does without on every device. */
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

/** A preference is what its last writer left there. */
const toNames = (stored: unknown): Suggestion[] => (Array.isArray(stored) ? stored : []);
