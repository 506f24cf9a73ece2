import { useLayoutEffect, type RefObject } from 'react';

/** By slug of an extension, on what can be done with it. */
const MARK = 'data-extension';

/** Put onto whatever holds the button of an extension. */
export const markOf = (slug: string) => ({ [MARK]: slug });

/**
 * Follows an extension to its new place: where the button that was pressed is gone, because its extension was set up
 * and stands elsewhere now, the focus continues to what is to be done next for it.
 * @param place has all extensions in it
 * @param lists in which extensions stand, and whether they are rendered
 */
export function useFocusAfterSetUp(place: RefObject<HTMLElement | null>, lists: readonly unknown[]): void {
  useLayoutEffect(() => {
    const root = place.current;
    if (!root) return undefined;
    const last = pressed.get(root);
    const next = last && !last.button.isConnected ? find(root, last.slug) : undefined;
    if (next) {
      pressed.delete(root);
      next.focus();
    }
    const remember = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const slug = button?.closest(`[${MARK}]`)?.getAttribute(MARK);
      if (button && slug) pressed.set(root, { button, slug });
    };
    // Whoever continues in the meantime is not called back.
    const forget = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') pressed.delete(root);
    };
    const forgetPress = () => pressed.delete(root);
    root.addEventListener('click', remember);
    document.addEventListener('keydown', forget);
    document.addEventListener('pointerdown', forgetPress);
    return () => {
      root.removeEventListener('click', remember);
      document.removeEventListener('keydown', forget);
      document.removeEventListener('pointerdown', forgetPress);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- with each of the lists, which are few and always as many
  }, lists);
}

/** The button that was pressed last and its extension, by place. */
const pressed = new WeakMap<Element, { button: HTMLButtonElement; slug: string }>();

function find(root: Element, slug: string): HTMLElement | undefined {
  const marked = [...root.querySelectorAll(`[${MARK}]`)].find(
    (element) => element.getAttribute(MARK) === slug,
  );
  return marked?.querySelector<HTMLElement>('a[href], button') ?? undefined;
}
