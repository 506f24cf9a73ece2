import { useEffect, useReducer } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import {
  applyClassicSwitches,
  onExtensionsChanged,
  setSwitchedOff,
  type SwitchName,
} from '@admin/extensions';
import { usePromiseNotice } from '@admin/store-notices';
import { userStore } from '@admin/store-user';

/** Extensions that the user turned off, saved per user on the server. */
export function useDisabledExtensions() {
  const { changePreference } = useDispatch(userStore);
  const report = usePromiseNotice();
  const stored = useSelect((select) => {
    select(userStore).getCurrentUser();
    return select(userStore).getPreference('extensions_off');
  });
  useExtensionChanges();
  const off = toNames(stored);
  useFollowed(off);
  return {
    isOff: (name: SwitchName): boolean => off.includes(name),
    setOff(name: SwitchName, isOff: boolean) {
      const change = (now: unknown) => {
        const others = toNames(now).filter((other) => other !== name);
        return isOff ? [...others, name] : others;
      };
      void report(changePreference('extensions_off', change), {
        failed: __('Your change could not be saved', 'store-admin'),
      });
    },
  };
}

const toNames = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];

/** Applies switches immediately, whether or not anything was turned off when the page was opened. */
function useFollowed(off: readonly string[]): void {
  const names = JSON.stringify(off);
  useEffect(() => {
    applyClassicSwitches();
    setSwitchedOff(toNames(JSON.parse(names)));
  }, [names]);
}

/** Extensions can be registered and removed while the screen is open. */
function useExtensionChanges(): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onExtensionsChanged(renderAgain), []);
}
