import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { Checkbox, VisuallyHidden } from '@admin/ui';
import type { Selection } from './types';

/** Selects all visible rows, or none. Indeterminate if some are selected. */
export function SelectAll({ selection }: { selection: Selection }) {
  const { selected, onSelect } = selection;
  const ids = selection.ids.filter(Boolean);
  const box = useRef<HTMLInputElement>(null);
  const chosen = ids.filter((id) => selected.includes(id));
  const isAll = ids.length > 0 && chosen.length === ids.length;

  useEffect(
    function showHalf() {
      if (box.current) box.current.indeterminate = chosen.length > 0 && !isAll;
    },
    [chosen.length, isAll],
  );

  // Selections on other pages are kept.
  const elsewhere = selected.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      ref={box}
      label={<VisuallyHidden>{__('Select all', 'store-admin')}</VisuallyHidden>}
      checked={isAll}
      disabled={ids.length === 0}
      onChange={() => onSelect(isAll ? elsewhere : [...elsewhere, ...ids])}
    />
  );
}
