import { useCallback } from 'react';
import { useDispatch } from '@admin/data';
import { usePreference } from './hooks';
import { userStore } from './store';
import type { ColorScheme } from './types';

/**
 * Which colors this user chose, and a function that shows others at once and keeps the choice; it rejects with `ApiError`
 * and shows those from before when the server refuses.
 */
export function useColorScheme() {
  const [scheme = 'light'] = usePreference('color_scheme');
  const { updatePreferences } = useDispatch(userStore);
  const choose = useCallback(
    async (chosen: ColorScheme) => {
      show(chosen);
      try {
        await updatePreferences({ color_scheme: chosen });
      } catch (error) {
        show(scheme);
        throw error;
      }
    },
    [scheme, updatePreferences],
  );
  return { scheme, choose };
}

/** Pages that cannot be dark as a whole do not say which colors they have, and stay as they are. */
function show(scheme: ColorScheme): void {
  const { dataset } = document.documentElement;
  if (dataset['colorScheme']) dataset['colorScheme'] = scheme;
}
