import { useEffect, useRef } from 'react';
import type { SettingsBlock } from '@admin/store-settings-pages';
import { focusSetting } from './focus-setting';

interface FocusFieldProps {
  /** Id of the setting that was searched for. */
  field: string | undefined;
  blocks: readonly SettingsBlock[];
}

/** Focuses the field in the address. */
export function FocusField({ field, blocks }: FocusFieldProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (field !== undefined && form) focusSetting(form, field, blocks);
    // oxlint-disable-next-line react/exhaustive-deps -- the blocks of a form do not change while it is open
  }, [field]);
  return <span ref={place} hidden />;
}
