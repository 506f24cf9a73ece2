import { toName } from '@admin/forms';
import type { SettingsRow } from '@admin/store-settings-pages';
import type { FormValues } from './form-values';

/** Whether a row applies with these values; a row without conditions always does. */
export const isShown = ({ shownIf }: SettingsRow, values: FormValues): boolean =>
  shownIf === undefined || values[toName(shownIf.id)] === shownIf.value;
