import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useOutcome } from '@admin/store-notices';
import { usePreference, type PreferenceName, type Preferences } from '@admin/store-user';

/** Keys of the columns a user hid, and how to hide others; `undefined` as long as they hid none. */
export function useHiddenColumns(
  preference: ColumnsPreference | undefined,
): [readonly string[] | undefined, (hidden: string[]) => void] {
  const [forNow, setForNow] = useState<string[]>();
  // Hooks are called always; what has no place in the preferences is kept while the screen is open.
  const [stored, save] = usePreference(preference ?? 'orders_report_columns');
  const report = useOutcome();
  if (!preference) return [forNow, setForNow];
  const chosen: unknown = stored;
  return [
    Array.isArray(chosen) ? chosen.filter((key) => typeof key === 'string') : undefined,
    (hidden) =>
      void report(save(hidden), {
        failed: __('There was a problem saving your choice of columns', 'woocommerce'),
      }),
  ];
}

/** The preferences that hold columns. */
export type ColumnsPreference = {
  [N in PreferenceName]: Preferences[N] extends string[] ? N : never;
}[PreferenceName];
