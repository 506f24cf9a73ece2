import type { SettingParts } from '@admin/store-settings';
import { readParts, joinParts } from '../section/form-values';

/** Reads and updates a multi-part setting for a field. */
export function useParts(value: string, onChange: (value: string) => void) {
  const parts: SettingParts = readParts(value);
  return {
    parts,
    setPart: (name: string, part: string) => onChange(joinParts({ ...parts, [name]: part })),
  };
}
