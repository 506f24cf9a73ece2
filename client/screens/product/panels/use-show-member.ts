import { useCallback, useEffect, useState } from 'react';

interface Wanted {
  member: string;
  tab: string;
}

/**
 * Scrolls to a field: opens its tab first and, once that is rendered, focuses the field. If the field has no name, its
 * section is used.
 * @param panel the element with the fields of the current tab
 */
export function useShowMember(
  panel: { readonly current: HTMLElement | null },
  current: string | undefined,
  goTo: (tab: string) => void,
): (member: string, tab: string) => void {
  const [wanted, setWanted] = useState<Wanted>();
  useEffect(() => {
    if (!wanted || wanted.tab !== current || !panel.current) return;
    const field = findField(panel.current, wanted.member) ?? panel.current;
    field.focus();
    field.scrollIntoView?.({ block: 'center' });
  }, [wanted, current, panel]);
  return useCallback(
    (member, tab) => {
      // A new object each time, so that a repeated request works.
      setWanted({ member, tab });
      goTo(tab);
    },
    [goTo],
  );
}

const findField = (panel: HTMLElement, member: string): HTMLElement | null =>
  panel.querySelector<HTMLElement>(
    `[name="${member}"]:not(:disabled), [name^="${member}."]:not(:disabled), [data-member="${member}"]`,
  );
