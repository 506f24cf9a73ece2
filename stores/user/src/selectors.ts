import type { UserState } from './slice';
import type { CurrentUser, PreferenceName, Preferences } from './types';

export const userSelectors = (state: UserState) => ({
  /** The current user; `null` until known. */
  getCurrentUser: (): CurrentUser | null => state.user,

  /** Whether the current user has a capability; false until the user is known. */
  currentUserCan: (capability: string): boolean =>
    state.user !== null && (state.user.isSuperAdmin || state.user.capabilities[capability] === true),

  /** A preference including pending edits; `undefined` if not set. */
  getPreference<K extends PreferenceName>(name: K): Preferences[K] | undefined {
    return shown(state, name);
  },

  isSavingPreference: (name: PreferenceName): boolean => state.pending.some(({ patch }) => name in patch),
});

export function shown<K extends PreferenceName>(state: UserState, name: K): Preferences[K] | undefined {
  const layer = state.pending.findLast(({ patch }) => name in patch);
  return (layer?.patch ?? state.saved)[name];
}
