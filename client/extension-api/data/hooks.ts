import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { getHost } from '@admin/host';
import { isRecord, toFailure } from '@admin/http';
import { STORE_NAMES, toHostUser, type HostUser } from '@admin/store-wp-data-compat';
import { userStore, type PreferenceName, type PreferencePatch } from '@admin/store-user';
import { getPageRegistry } from '../registry';

type Untyped = Readonly<Record<string, (...args: unknown[]) => unknown>>;
type Values = Readonly<Record<string, unknown>>;

const subscribeToUser = (listener: () => void) => getPageRegistry().subscribe(listener, userStore);
const getUser = () => getPageRegistry().select(userStore).getCurrentUser();

export interface UserAnswer {
  /** Whether the user has a capability; false until the user is loaded. */
  readonly currentUserCan: (capability: string) => boolean;
  readonly user: HostUser | undefined;
  readonly isRequesting: boolean;
}

/** Returns the current user, in the platform's format. */
export function useUser(): UserAnswer {
  const user = useSyncExternalStore(subscribeToUser, getUser);
  const toUser = useMemo(() => toHostUser(getHost()), []);
  return {
    currentUserCan: (capability) => getPageRegistry().select(userStore).currentUserCan(capability),
    user: toUser(user),
    isRequesting: user === null,
  };
}

export interface UserPreferences {
  readonly isRequesting: boolean;
  /** Saves preferences, which must be registered on the server; never rejects. */
  readonly updateUserPreferences: (patch: Values) => Promise<{ updatedUser: HostUser } | { error: unknown }>;
  readonly [preference: string]: unknown;
}

/** Returns the user's preferences, parsed from the JSON strings that the server stores. */
export function useUserPreferences(): UserPreferences {
  const { user, isRequesting } = useUser();
  const texts = useSyncExternalStore(subscribeToUser, getPreferencesText);
  const preferences = useMemo((): Values => JSON.parse(texts) as Values, [texts]);
  return {
    ...preferences,
    isRequesting,
    async updateUserPreferences(patch) {
      try {
        await getPageRegistry()
          .dispatch(userStore)
          .updatePreferences(patch as PreferencePatch);
        return { updatedUser: user ?? ({} as HostUser) };
      } catch (error) {
        return { error: toFailure(error) };
      }
    },
  };
}

/** Snapshots must be stable, and strings compare by content. */
function getPreferencesText(): string {
  const meta = getHost().settings.currentUserData?.['woocommerce_meta'];
  const names = Object.keys(isRecord(meta) ? meta : {}) as PreferenceName[];
  const { getPreference } = getPageRegistry().select(userStore);
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, getPreference(name)])));
}

const NO_KEYS: readonly string[] = [];
const { SETTINGS_STORE_NAME: SETTINGS, OPTIONS_STORE_NAME: OPTIONS } = STORE_NAMES;

export interface UseSettingsResult {
  readonly settingsError: boolean;
  readonly isRequesting: boolean;
  readonly isDirty: boolean;
  readonly persistSettings: () => void;
  readonly updateAndPersistSettings: (key: string, value: unknown) => void;
  readonly updateSettings: (key: string, value: unknown) => void;
  readonly [key: string]: unknown;
}

/** Returns settings of a group by key, with functions that change them locally and on the server. */
export function useSettings(group: string, keys: readonly string[] = NO_KEYS): UseSettingsResult {
  const read = useSelect(
    (select) => {
      const settings = select(SETTINGS) as Untyped;
      return {
        values: settings['getSettings']?.(group) as Values,
        settingsError: Boolean(settings['getLastSettingsErrorForGroup']?.(group)),
        isRequesting: Boolean(settings['isUpdateSettingsRequesting']?.(group)),
        isDirty: Boolean(settings['getIsDirty']?.(group, keys)),
      };
    },
    [group, keys],
  );
  const change = useDispatch(SETTINGS) as Untyped;
  const { values, ...state } = read;
  const wanted = keys.length > 0 ? Object.fromEntries(keys.map((key) => [key, values[key]])) : values;
  return {
    ...wanted,
    ...state,
    persistSettings: () => void change['persistSettingsForGroup']?.(group),
    updateAndPersistSettings: (key, value) =>
      void change['updateAndPersistSettingsForGroup']?.(group, { [key]: value }),
    updateSettings: (key, value) => void change['updateSettingsForGroup']?.(group, { [key]: value }),
  };
}

/** Adds values that the page provides to the options store. */
export function useOptionsHydration(values: Values | undefined): void {
  const change = useDispatch(OPTIONS) as Untyped;
  useEffect(() => {
    if (values) void change['receiveOptions']?.(values);
    // oxlint-disable-next-line react/exhaustive-deps -- what a page brings does not change
  }, []);
}
