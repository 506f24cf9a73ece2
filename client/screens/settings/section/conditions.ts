import { toName } from '@admin/forms';
import type { SettingsRow } from '@admin/store-settings-pages';
import type { FormValues } from './form-values';

/** Whether a row counts with these values; one that hangs on nothing always does. */
export const isShown = ({ shownIf }: SettingsRow, values: FormValues): boolean =>
  shownIf === undefined || values[toName(shownIf.id)] === shownIf.value;
