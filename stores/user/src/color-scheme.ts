import { useCallback } from 'react';
import { useDispatch } from '@admin/data';
import { usePreference } from './hooks';
import { userStore } from './store';
import type { ColorScheme } from './types';

/**
 * The user's color scheme, and a function that changes it optimistically; it rejects with `ApiError` and reverts the
 * change when the server refuses.
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

/** Pages that do not support dark mode have no color scheme attribute, and are not changed. */
function show(scheme: ColorScheme): void {
  const { dataset } = document.documentElement;
  if (dataset['colorScheme']) dataset['colorScheme'] = scheme;
}
