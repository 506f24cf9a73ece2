import type { UserState } from './slice';
import type { CurrentUser, PreferenceName, Preferences } from './types';

export const userSelectors = (state: UserState) => ({
  /** The user at the keyboard; `null` until known. */
  getCurrentUser: (): CurrentUser | null => state.user,

  /** Whether the current user holds a capability; nobody does before the user is known. */
  currentUserCan: (capability: string): boolean =>
    state.user !== null && (state.user.isSuperAdmin || state.user.capabilities[capability] === true),

  /** A preference as the user should see it, edits in progress included; `undefined` when it is not set. */
  getPreference<K extends PreferenceName>(name: K): Preferences[K] | undefined {
    return shown(state, name);
  },

  isSavingPreference: (name: PreferenceName): boolean => state.pending.some(({ patch }) => name in patch),
});

export function shown<K extends PreferenceName>(state: UserState, name: K): Preferences[K] | undefined {
  const layer = state.pending.findLast(({ patch }) => name in patch);
  return (layer?.patch ?? state.saved)[name];
}
