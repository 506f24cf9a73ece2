import { useEffect, useRef } from 'react';
import { useQuery } from '@admin/navigation';

/** Goes to the setting that the address names. */
export function FocusSetting() {
  const { field } = useQuery();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const named = field && place.current?.closest('form')?.elements.namedItem(field);
    if (named instanceof HTMLElement) named.focus();
  }, [field]);
  return <span ref={place} hidden />;
}
