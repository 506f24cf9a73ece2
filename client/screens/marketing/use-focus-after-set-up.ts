import { useLayoutEffect, type RefObject } from 'react';

/** By slug of an extension, on what can be done with it. */
const MARK = 'data-extension';

/** Put onto whatever holds the button of an extension. */
export const markOf = (slug: string) => ({ [MARK]: slug });

/**
 * Follows an extension to its new place: where the button that had the focus is gone, because its extension was set up
 * and stands elsewhere now, the focus goes on to what is to be done next for it.
 * @param place has all extensions in it
 * @param lists in which extensions stand, and whether they are drawn
 */
export function useFocusAfterSetUp(place: RefObject<HTMLElement | null>, lists: readonly unknown[]): void {
  useLayoutEffect(() => {
    const root = place.current;
    if (!root) return undefined;
    const slug = held.get(root);
    // The focus is lost where nothing has it.
    if (slug !== undefined && document.activeElement === document.body) {
      find(root, slug)?.focus();
    }
    const remember = ({ target }: Event) => {
      const mark = target instanceof Element ? target.closest(`[${MARK}]`)?.getAttribute(MARK) : null;
      if (mark === null || mark === undefined) held.delete(root);
      else held.set(root, mark);
    };
    root.addEventListener('focusin', remember);
    return () => root.removeEventListener('focusin', remember);
    // oxlint-disable-next-line react/exhaustive-deps -- with each of the lists, which are few and always as many
  }, lists);
}

/** The extension whose button had the focus last, by place. */
const held = new WeakMap<Element, string>();

function find(root: Element, slug: string): HTMLElement | undefined {
  const marked = [...root.querySelectorAll(`[${MARK}]`)].find(
    (element) => element.getAttribute(MARK) === slug,
  );
  return marked?.querySelector<HTMLElement>('a[href], button') ?? undefined;
}
