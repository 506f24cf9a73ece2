import { useCallback, useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { usePromiseNotice } from '@admin/store-notices';
import { usePreference, userStore, type PreferenceName, type Preferences } from '@admin/store-user';

/** Returns the keys of the hidden columns and a function to change them; `undefined` until the user hides any. */
export function useHiddenColumns(
  preference: ColumnsPreference | undefined,
): [readonly string[] | undefined, (hidden: string[]) => void] {
  const [forNow, setForNow] = useState<string[]>();
  // Hooks can't be conditional; without a preference, the choice is kept until the screen is closed.
  const name = preference ?? 'orders_report_columns';
  const [stored] = usePreference(name);
  const { updatePreferences } = useDispatch(userStore);
  const report = usePromiseNotice();
  // Stable identities, so that rows aren't rendered again on every interaction.
  const chosen = useMemo(() => readKeys(stored), [stored]);
  const hide = useCallback(
    (hidden: string[]) =>
      void report(updatePreferences({ [name]: hidden }), {
        failed: __('There was a problem saving the columns', 'store-admin'),
      }),
    [report, updatePreferences, name],
  );
  return preference ? [chosen, hide] : [forNow, setForNow];
}

const readKeys = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : undefined;

/** The preferences that store columns. */
export type ColumnsPreference = {
  [N in PreferenceName]: Preferences[N] extends string[] ? N : never;
}[PreferenceName];
