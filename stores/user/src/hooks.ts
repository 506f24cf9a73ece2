import { useMemo } from 'react';
import { useDispatch, useRegistry, useSelect } from '@admin/data';
import { userStore } from './store';
import { patchOf, type PreferenceName, type Preferences } from './types';

/** The current user, with the loading state. */
export function useCurrentUser() {
  return useSelect((select, resolution) => ({
    user: select(userStore).getCurrentUser(),
    ...resolution(userStore).getCurrentUser(),
  }));
}

/** Whether the current user has a capability; false until the user is known. */
export function useCapability(capability: string): boolean {
  return useSelect((select) => {
    select(userStore).getCurrentUser();
    return select(userStore).currentUserCan(capability);
  });
}

/** A function that checks capabilities of the current user; its identity changes when the user does. */
export function useCan(): (capability: string) => boolean {
  const registry = useRegistry();
  const { user } = useCurrentUser();
  return useMemo(
    () => (capability) => user !== null && registry.select(userStore).currentUserCan(capability),
    [registry, user],
  );
}

/** A preference of the current user and a function that saves it; saving `undefined` unsets it. */
export function usePreference<K extends PreferenceName>(name: K) {
  const { updatePreferences } = useDispatch(userStore);
  const value = useSelect((select) => {
    select(userStore).getCurrentUser();
    return select(userStore).getPreference(name);
  });
  const save = (next: Preferences[K] | undefined) => updatePreferences(patchOf(name, next));
  return [value, save] as const;
}
