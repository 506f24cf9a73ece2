import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusHeading } from '@admin/ui';

/**
 * Leads the focus on where one part of a guide takes the place of another, and with it what the focus was on: to the
 * step that is the current one, or to the first heading. Where the page begins is left to the page.
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
