import { useCallback } from 'react';
import { useDispatch, useRegistry } from '@admin/data';
import { usePreference } from './hooks';
import { userStore } from './store';
import type { ColorScheme } from './types';

/**
 * The user's color scheme, and a function that changes it optimistically; it rejects with `ApiError` and reverts the
 * change when the server refuses.
 */
export function useColorScheme() {
  const [scheme = 'light'] = usePreference('color_scheme');
  const registry = useRegistry();
  const { updatePreferences } = useDispatch(userStore);
  const choose = useCallback(
    async (chosen: ColorScheme) => {
      show(chosen);
      try {
        await updatePreferences({ color_scheme: chosen });
      } catch (error) {
        // A later choice may be pending.
        show(registry.select(userStore).getPreference('color_scheme') ?? 'light');
        throw error;
      }
    },
    [registry, updatePreferences],
  );
  return { scheme, choose };
}

/** Pages that do not support dark mode have no color scheme attribute, and are not changed. */
function show(scheme: ColorScheme): void {
  const { dataset } = document.documentElement;
  if (dataset['colorScheme']) dataset['colorScheme'] = scheme;
}
