import { useMemo } from 'react';
import { useDispatch, useRegistry, useSelect } from '@admin/data';
import { userStore } from './store';
import { patchOf, type PreferenceName, type Preferences } from './types';

/** The user at the keyboard, with the state of loading the record. */
export function useCurrentUser() {
  return useSelect((select, resolution) => ({
    user: select(userStore).getCurrentUser(),
    ...resolution(userStore).getCurrentUser(),
  }));
}

/** Whether the current user holds a capability; false while the user is not known. */
export function useCapability(capability: string): boolean {
  return useSelect((select) => {
    select(userStore).getCurrentUser();
    return select(userStore).currentUserCan(capability);
  });
}

/** A function that says what the current user holds, for lists of things; another one once that changed. */
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
