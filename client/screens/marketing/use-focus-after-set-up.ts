import { useLayoutEffect, type RefObject } from 'react';

/** Data attribute with an extension's slug, on its action buttons. */
const MARK = 'data-extension';

/** Props for the element that contains an extension's button. */
export const markOf = (slug: string) => ({ [MARK]: slug });

/**
 * Moves the focus when an extension changes its place: if the pressed button was removed because its extension was set
 * up and is now listed elsewhere, the extension's next action gets the focus.
 * @param place contains all extensions
 * @param lists those that contain extensions, and whether they are rendered
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
    // If the user moves on meanwhile, the focus stays with the user.
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

/** The last pressed button and its extension, by container. */
const pressed = new WeakMap<Element, { button: HTMLButtonElement; slug: string }>();

function find(root: Element, slug: string): HTMLElement | undefined {
  const marked = [...root.querySelectorAll(`[${MARK}]`)].find(
    (element) => element.getAttribute(MARK) === slug,
  );
  return marked?.querySelector<HTMLElement>('a[href], button') ?? undefined;
}
