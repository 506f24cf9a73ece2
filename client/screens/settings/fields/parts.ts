import type { SettingParts } from '@admin/store-settings';
import { readParts, joinParts } from '../section/form-values';

/** A setting of several parts, as a field edits it. */
export function useParts(value: string, onChange: (value: string) => void) {
  const parts: SettingParts = readParts(value);
  return {
    parts,
    setPart: (name: string, part: string) => onChange(joinParts({ ...parts, [name]: part })),
  };
}
