import { useCallback, useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { usePromiseNotice } from '@admin/store-notices';
import { usePreference, userStore, type PreferenceName, type Preferences } from '@admin/store-user';

/** Keys of the columns a user hid, and how to hide others; `undefined` as long as they hid none. */
export function useHiddenColumns(
  preference: ColumnsPreference | undefined,
): [readonly string[] | undefined, (hidden: string[]) => void] {
  const [forNow, setForNow] = useState<string[]>();
  // Hooks are called always; what has no place in the preferences is kept while the screen is open.
  const name = preference ?? 'orders_report_columns';
  const [stored] = usePreference(name);
  const { updatePreferences } = useDispatch(userStore);
  const report = usePromiseNotice();
  // Both stay the same, or every row would be rendered again with whatever is pressed.
  const chosen = useMemo(() => readKeys(stored), [stored]);
  const hide = useCallback(
    (hidden: string[]) =>
      void report(updatePreferences({ [name]: hidden }), {
        failed: __('There was a problem saving the columns', 'woocommerce'),
      }),
    [report, updatePreferences, name],
  );
  return preference ? [chosen, hide] : [forNow, setForNow];
}

const readKeys = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : undefined;

/** The preferences that hold columns. */
export type ColumnsPreference = {
  [N in PreferenceName]: Preferences[N] extends string[] ? N : never;
}[PreferenceName];
