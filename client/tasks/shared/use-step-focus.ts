import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusHeading } from '@admin/ui';

/**
 * Moves the focus when one part of a guide replaces another that contained it: to the current step, or to the first
 * heading. The initial focus is left to the page.
 * @returns for the element that has the parts in it
 */
export function useStepFocus(part: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(part);
  useLayoutEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector) ?? null;
    focusHeading(find('[aria-current="step"] :is(h2, h3)') ?? find('h2, h3'));
  }, [part]);
  return place;
}
